import TextField from '@mui/material/TextField'
import { useInput } from 'ra-core'
import { wholeNumber } from './wholeNumber.ts'

type TextInputProps = {
  /** The field of the request. */
  readonly source: string
  readonly label: string
  readonly hint?: string
  /** A whole number, as people write it. */
  readonly isNumeric?: boolean
  readonly isOptional?: boolean
  readonly isDisabled?: boolean
  /** Has the focus when the form opens. */
  readonly isFirst?: boolean
  /** More than one line to write on. */
  readonly rows?: number
}

/** A text or a whole number of a form; an error replaces its hint. */
export const TextInput = (props: TextInputProps) => {
  const {
    source,
    label,
    hint,
    isNumeric = false,
    isOptional = false,
    isDisabled = false,
    isFirst = false,
    rows,
  } = props
  const {
    field: { ref, ...field },
    fieldState,
    id,
  } = useInput<string | number>({
    source,
    parse: isNumeric ? wholeNumber : asTyped,
    format: shown,
  })
  return (
    <TextField
      {...field}
      id={id}
      inputRef={ref}
      label={label}
      disabled={isDisabled}
      autoFocus={isFirst}
      error={fieldState.error !== undefined}
      helperText={fieldState.error?.message ?? hint}
      multiline={rows !== undefined}
      {...(rows !== undefined && { minRows: rows })}
      slotProps={{
        htmlInput: {
          required: !isOptional,
          ...(isNumeric && { inputMode: 'numeric', style: { fontVariantNumeric: 'tabular-nums' } }),
        },
      }}
    />
  )
}

const asTyped = (text: string): string => text

const shown = (value: string | number | null | undefined): string => String(value ?? '')

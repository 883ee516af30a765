import TextField from '@mui/material/TextField'

type FormFieldProps = {
  readonly label: string
  readonly value: string
  readonly onType: (text: string) => void
  readonly problem?: string | undefined
  readonly hint?: string
  readonly isNumeric?: boolean
  readonly isOptional?: boolean
  readonly isDisabled?: boolean
  /** Has the focus when the form opens. */
  readonly isFirst?: boolean
  /** More than one line to write on. */
  readonly rows?: number
}

/** A field of an act's form, with what is wrong with it in the place of its hint. */
export const FormField = (props: FormFieldProps) => {
  const { label, value, onType, problem, hint, isNumeric, isOptional, isDisabled, isFirst, rows } = props
  return (
    <TextField
      label={label}
      value={value}
      onChange={event => onType(event.target.value)}
      disabled={isDisabled ?? false}
      autoFocus={isFirst ?? false}
      error={problem !== undefined}
      helperText={problem ?? hint}
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

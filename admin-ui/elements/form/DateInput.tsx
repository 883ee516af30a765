import TextField from '@mui/material/TextField'
import { useInput } from 'ra-core'

type DateInputProps = {
  readonly source: string
  readonly label: string
  readonly hint?: string
  /** The first day that may be chosen. */
  readonly min?: string
}

/** A calendar day of a form. */
export const DateInput = ({ source, label, hint, min }: DateInputProps) => {
  const {
    field: { ref, ...field },
    fieldState,
    id,
  } = useInput<string>({ source })
  return (
    <TextField
      {...field}
      id={id}
      inputRef={ref}
      type="date"
      label={label}
      error={fieldState.error !== undefined}
      helperText={fieldState.error?.message ?? hint}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { required: true, min } }}
    />
  )
}

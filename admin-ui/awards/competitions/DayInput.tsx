import TextField from '@mui/material/TextField'
import { useInput } from 'ra-core'

type DayInputProps = { readonly source: string; readonly label: string; readonly hint?: string }

/** A day of the team's calendar. */
export const DayInput = ({ source, label, hint }: DayInputProps) => {
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
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { required: true } }}
    />
  )
}

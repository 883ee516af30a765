import TextField from '@mui/material/TextField'
import { useInput } from 'ra-core'

type SecretInputProps = {
  readonly source: string
  readonly label: string
  readonly hint?: string
  readonly isOptional: boolean
}

/** A secret that is written and never shown; browsers don't keep it as a password of this page. */
export const SecretInput = ({ source, label, hint, isOptional }: SecretInputProps) => {
  const {
    field: { ref, ...field },
    fieldState,
    id,
  } = useInput<string>({ source, defaultValue: '' })
  return (
    <TextField
      {...field}
      id={id}
      inputRef={ref}
      type="password"
      autoComplete="new-password"
      label={label}
      error={fieldState.error !== undefined}
      helperText={fieldState.error?.message ?? hint}
      slotProps={{ htmlInput: { required: !isOptional } }}
    />
  )
}

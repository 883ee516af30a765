import Alert from '@mui/material/Alert'
import { useFormState } from 'react-hook-form'

/** Why the server refused what the form sent. */
export const FormRefusal = () => {
  const message = useFormState().errors.root?.serverError?.message
  return message ? <Alert severity="error">{message}</Alert> : null
}

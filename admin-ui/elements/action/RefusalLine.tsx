import Typography from '@mui/material/Typography'
import type { Refusal } from './useAct.ts'

/** Why an act of a row or a card did nothing. */
export const RefusalLine = ({ refusal }: { readonly refusal: Refusal | undefined }) =>
  refusal && (
    <Typography
      role="alert"
      color="error"
      variant="body2"
      sx={{ maxWidth: 280, whiteSpace: 'normal', marginLeft: 'auto' }}
    >
      {refusal.message}
    </Typography>
  )

import type { Exception } from '@laurel/contract/billing/exceptions.ts'
import Chip from '@mui/material/Chip'
import { useText } from '../../messages/useText.ts'

/** Where an exception stands. */
export const StatusChip = ({ exception: { status } }: { readonly exception: Pick<Exception, 'status'> }) => {
  const text = useText()
  return (
    <Chip
      size="small"
      label={text(`exceptions.states.${status}`)}
      color={status === 'open' ? 'warning' : status === 'compensated' ? 'success' : 'default'}
      variant={status === 'open' ? 'filled' : 'outlined'}
    />
  )
}

import type { Webhook } from '@laurel/contract/developers/webhook.ts'
import Chip from '@mui/material/Chip'
import { useText } from '../../messages/useText.ts'

const colours = { active: 'success', failing: 'warning', disabled: 'default' } as const

/** How a webhook stands. */
export const WebhookStatusChip = ({ webhook: { status } }: { readonly webhook: Webhook }) => {
  const text = useText()
  return (
    <Chip
      size="small"
      label={text(`webhooks.statuses.${status}`)}
      color={colours[status]}
      variant={status === 'failing' ? 'filled' : 'outlined'}
    />
  )
}

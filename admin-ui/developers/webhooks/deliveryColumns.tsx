import type { WebhookDelivery } from '@laurel/contract/developers/webhookDeliveries.ts'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import type { Column } from '../../elements/list/column.ts'
import { When } from '../../elements/time/When.tsx'
import { useText } from '../../messages/useText.ts'
import { eventName } from './eventNames.ts'

export const deliveryColumns: readonly Column<WebhookDelivery>[] = [
  { name: 'event', label: 'webhooks.event', isCardTitle: true, cell: row => <Event delivery={row} /> },
  {
    name: 'when',
    label: 'webhooks.when',
    sortField: 'created_at',
    width: 180,
    cell: row => <When instant={row.created_at} withTime />,
  },
  { name: 'attempts', label: 'webhooks.attempts', isNumeric: true, width: 100, cell: row => row.attempts },
  { name: 'answer', label: 'webhooks.answer', cell: row => <Answer delivery={row} /> },
  { name: 'state', label: 'webhooks.state', width: 120, cell: row => <DeliveryState delivery={row} /> },
]

type DeliveryProps = { readonly delivery: WebhookDelivery }

const Event = ({ delivery: { type, is_replay } }: DeliveryProps) => {
  const text = useText()
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ fontWeight: 550 }}>
        {text(eventName(type))}
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {type}
        {is_replay && ` · ${text('webhooks.isReplay')}`}
      </Box>
    </Box>
  )
}

const Answer = ({ delivery: { response_status, problem, attempts } }: DeliveryProps) => {
  const text = useText()
  if (attempts === 0) return '–'
  return (
    <Box sx={{ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}>
      {response_status ?? text('webhooks.noAnswer')}
      {problem !== null && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', maxWidth: 280 }}>{problem}</Box>
      )}
    </Box>
  )
}

const colours = { waiting: 'default', delivered: 'success', failed: 'error' } as const

export const DeliveryState = ({ delivery: { state } }: DeliveryProps) => {
  const text = useText()
  return (
    <Chip size="small" variant="outlined" color={colours[state]} label={text(`webhooks.states.${state}`)} />
  )
}

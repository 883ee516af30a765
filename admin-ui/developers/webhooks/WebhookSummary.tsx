import type { Webhook } from '@laurel/contract/developers/webhook.ts'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import { Facts } from '../../billing/Facts.tsx'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'
import { eventName } from './eventNames.ts'
import type { WebhookDialogName } from './WebhookActs.tsx'
import { WebhookStatusChip } from './WebhookStatusChip.tsx'

type WebhookSummaryProps = {
  readonly webhook: Webhook
  readonly onOpen: (dialog: WebhookDialogName) => void
}

/** Where a webhook leads, what it gets and how it stands, with what can be changed. */
export const WebhookSummary = ({ webhook, onOpen }: WebhookSummaryProps) => {
  const text = useText()
  return (
    <Card sx={{ padding: { xs: 2, sm: 3 }, display: 'grid', gap: 2.5, '& > *': { minWidth: 0 } }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start', justifyContent: 'space-between' }}>
        <Box sx={{ fontFamily: 'monospace', fontSize: '0.9375rem', overflowWrap: 'anywhere', minWidth: 0 }}>
          {webhook.url}
        </Box>
        <WebhookStatusChip webhook={webhook} />
      </Box>
      <Standing webhook={webhook} />
      <Box component="ul" aria-label={text('webhooks.events')} sx={typesStyle}>
        {webhook.types.map(type => (
          <li key={type}>
            <Chip size="small" variant="outlined" label={text(eventName(type))} />
          </li>
        ))}
      </Box>
      <Known webhook={webhook} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => onOpen('change')}>
          {text('webhooks.change')}
        </Button>
        <Button variant="outlined" onClick={() => onOpen('rotate')}>
          {text('webhooks.rotate')}
        </Button>
        {webhook.status !== 'disabled' && (
          <Button variant="outlined" onClick={() => onOpen('disable')}>
            {text('webhooks.disable')}
          </Button>
        )}
        <Button color="error" onClick={() => onOpen('delete')}>
          {text('webhooks.delete')}
        </Button>
      </Box>
    </Card>
  )
}

const Standing = ({ webhook }: { readonly webhook: Webhook }) => {
  const text = useText()
  const formats = useFormats()
  const { disabled_reason, failing_since, former_secret_until: until } = webhook
  const overlaps = until !== null && Date.parse(until) > Date.now()
  return (
    <>
      {disabled_reason !== null && (
        <Alert severity={disabled_reason === 'administrator' ? 'info' : 'error'}>
          {text(`webhooks.offBecause.${disabled_reason}`)}
        </Alert>
      )}
      {disabled_reason === null && failing_since !== null && (
        <Alert severity="warning">
          {text('webhooks.failingSince', { when: formats.instant(failing_since) })}
        </Alert>
      )}
      {overlaps && (
        <Alert severity="info">{text('webhooks.bothSign', { when: formats.instant(until) })}</Alert>
      )}
    </>
  )
}

const Known = ({ webhook }: { readonly webhook: Webhook }) => {
  const text = useText()
  const formats = useFormats()
  const { includes_messages, last_success_at, last_problem, failing_since, waiting } = webhook
  const name = webhook.created_by?.name ?? text('webhooks.formerMember')
  return (
    <Box sx={{ maxWidth: 560 }}>
      <Facts
        of={[
          [
            text('webhooks.wordsFact'),
            text(includes_messages ? 'webhooks.wordsSent' : 'webhooks.wordsLeftOut'),
          ],
          [text('webhooks.waiting'), formats.count(waiting)],
          [
            text('webhooks.lastSuccess'),
            last_success_at === null ? text('webhooks.never') : formats.instant(last_success_at),
          ],
          ...(failing_since !== null && last_problem !== null
            ? [[text('webhooks.lastProblem'), last_problem] as const]
            : []),
          [
            text('webhooks.addedBy'),
            text('webhooks.addedByWhen', { name, when: formats.day(webhook.created_at) }),
          ],
        ]}
      />
    </Box>
  )
}

const typesStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.75,
  listStyle: 'none',
  margin: 0,
  padding: 0,
} as const

import type { Webhook } from '@laurel/contract/developers/webhook.ts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useState } from 'react'
import { Link as RouterLink, useNavigate } from 'react-router-dom'
import { Page } from '../../app/shell/Page.tsx'
import type { Column } from '../../elements/list/column.ts'
import { RecordList } from '../../elements/list/RecordList.tsx'
import { EmptyState } from '../../elements/states/EmptyState.tsx'
import { When } from '../../elements/time/When.tsx'
import { useText } from '../../messages/useText.ts'
import { SecretDialog } from './SecretDialog.tsx'
import { WebhookDialog } from './WebhookDialog.tsx'
import { WebhookStatusChip } from './WebhookStatusChip.tsx'
import { webhookName } from './webhookName.ts'

const columns: readonly Column<Webhook>[] = [
  { name: 'address', label: 'webhooks.address', isCardTitle: true, cell: row => <Address webhook={row} /> },
  {
    name: 'events',
    label: 'webhooks.events',
    isNumeric: true,
    width: 110,
    cell: ({ types }) => <EventCount count={types.length} />,
  },
  { name: 'waiting', label: 'webhooks.waiting', isNumeric: true, width: 110, cell: ({ waiting }) => waiting },
  {
    name: 'success',
    label: 'webhooks.lastSuccess',
    width: 170,
    cell: ({ last_success_at }) =>
      last_success_at === null ? '–' : <When instant={last_success_at} withTime />,
  },
  {
    name: 'status',
    label: 'webhooks.status',
    width: 120,
    cell: row => <WebhookStatusChip webhook={row} />,
  },
]

/** The webhooks of the team, and how each stands. */
export const WebhookList = () => {
  const text = useText()
  const navigate = useNavigate()
  const [isAdding, setIsAdding] = useState(false)
  const [added, setAdded] = useState<{ readonly webhook: Webhook; readonly secret: string }>()
  const add = (
    <Button variant="contained" onClick={() => setIsAdding(true)}>
      {text('webhooks.add')}
    </Button>
  )
  return (
    <Page
      title={text('webhooks.title')}
      lead={text('webhooks.lead')}
      crumb={{ path: '/settings', label: 'places.settings' }}
      actions={add}
    >
      <RecordList<Webhook>
        label={text('webhooks.title')}
        columns={columns}
        naturalSort={{ field: 'created_at', order: 'ASC' }}
        empty={<EmptyState title={text('webhooks.empty')} sentence={text('webhooks.emptySentence')} />}
      />
      {isAdding && (
        <WebhookDialog
          onAdded={answer => {
            setIsAdding(false)
            setAdded(answer)
          }}
          onClose={() => setIsAdding(false)}
        />
      )}
      {added && (
        <SecretDialog
          secret={added.secret}
          onClose={() => void navigate(`/settings/webhooks/${added.webhook.id}`)}
        />
      )}
    </Page>
  )
}

const Address = ({ webhook }: { readonly webhook: Webhook }) => (
  <Box sx={{ minWidth: 0, maxWidth: 420, overflowWrap: 'anywhere' }}>
    <Link component={RouterLink} to={`/settings/webhooks/${webhook.id}`} sx={{ fontWeight: 550 }}>
      {webhookName(webhook)}
    </Link>
    <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{webhook.url}</Box>
  </Box>
)

const EventCount = ({ count }: { readonly count: number }) => {
  const text = useText()
  return text('webhooks.eventCount', { smart_count: count })
}

import type { Webhook } from '@laurel/contract/developers/webhook.ts'
import { testWebhook } from '@laurel/contract/developers/webhooks.ts'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Page } from '../../app/shell/Page.tsx'
import { useAct } from '../../elements/action/useAct.ts'
import { RecordPage } from '../../elements/record/RecordPage.tsx'
import { useText } from '../../messages/useText.ts'
import { DeliveryLog } from './DeliveryLog.tsx'
import { WebhookActs, type WebhookDialogName } from './WebhookActs.tsx'
import { WebhookSummary } from './WebhookSummary.tsx'
import { webhookName } from './webhookName.ts'

const crumb = { path: '/settings/webhooks', label: 'places.webhooks' } as const

/** One webhook: how it stands, and what was sent to it. */
export const WebhookShow = () => {
  const text = useText()
  return (
    <RecordPage<Webhook> title={text('webhooks.one')} crumb={crumb}>
      {webhook => <KnownWebhook webhook={webhook} />}
    </RecordPage>
  )
}

const KnownWebhook = ({ webhook }: { readonly webhook: Webhook }) => {
  const text = useText()
  const [open, setOpen] = useState<WebhookDialogName>()
  const isOff = webhook.status === 'disabled'
  return (
    <Page
      title={webhookName(webhook)}
      crumb={crumb}
      actions={
        isOff ? (
          <Button variant="contained" onClick={() => setOpen('enable')}>
            {text('webhooks.enable')}
          </Button>
        ) : (
          <>
            <Button variant="outlined" onClick={() => setOpen('replay')}>
              {text('webhooks.replay')}
            </Button>
            <TestButton webhook={webhook} />
          </>
        )
      }
    >
      <WebhookSummary webhook={webhook} onOpen={setOpen} />
      <DeliveryLog webhook={webhook} />
      <WebhookActs webhook={webhook} open={open} onClose={() => setOpen(undefined)} />
    </Page>
  )
}

const TestButton = ({ webhook: { id } }: { readonly webhook: Webhook }) => {
  const text = useText()
  const { perform, isRunning, refusal } = useAct(
    (_nothing: null, act) => act(testWebhook, { params: { id } }),
    text('webhooks.tested'),
  )
  return (
    <>
      <Button variant="contained" loading={isRunning} onClick={() => void perform(null)}>
        {text('webhooks.test')}
      </Button>
      {refusal && <Alert severity="error">{refusal.message}</Alert>}
    </>
  )
}

import type { Webhook } from '@laurel/contract/developers/webhook.ts'
import type { ResourceProps } from 'ra-core'
import { Route } from 'react-router-dom'
import { lazyPage } from '../../app/shell/lazyPage.tsx'
import { withWebhookTexts } from '../../messages/withTexts.ts'

const WebhookShow = lazyPage(withWebhookTexts(async () => (await import('./WebhookShow.tsx')).WebhookShow))

/** Where the events of the team are sent. */
export const webhooks = {
  name: 'settings/webhooks',
  recordRepresentation: ({ url }: Webhook) => url,
  list: lazyPage(withWebhookTexts(async () => (await import('./WebhookList.tsx')).WebhookList)),
  show: WebhookShow,
  children: <Route path=":id" element={<WebhookShow />} />,
} satisfies ResourceProps

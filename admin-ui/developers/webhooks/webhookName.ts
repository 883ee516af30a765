import type { Webhook } from '@laurel/contract/developers/webhook.ts'

/** Its description, or the host that it leads to. */
export const webhookName = ({ description, url }: Pick<Webhook, 'description' | 'url'>): string =>
  description === '' ? new URL(url).host : description

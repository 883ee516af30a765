import { z } from 'zod'
import { isHmac } from '../../../partners/isHmac.ts'
import type { SourceWebhooks } from '../webhooks/port.ts'
import { readMessage, sentAtOf } from '../webhooks/readMessage.ts'
import type { HiBobSettings } from './settings.ts'

const Message = z.object({
  type: z.string().startsWith('employee.'),
  triggeredAt: z.string().optional(),
  data: z.object({ employeeId: z.union([z.string(), z.number()]).transform(String) }),
})

/** An administrator enters the address in HiBob, and the secret that HiBob shows in Laurel. */
export const hiBobWebhooks: SourceWebhooks<HiBobSettings> = {
  scope: 'typed',
  secretIn: ({ webhookSecret }) => webhookSecret ?? null,
  isSigned: ({ body, headers }, secret) =>
    isHmac(headers['bob-signature'], [body], { algorithm: 'sha512', secret, encoding: 'base64' }),
  readHint: message => {
    const read = readMessage(message, Message)
    return read && { account: null, externalIds: [read.data.employeeId], sentAt: sentAtOf(read.triggeredAt) }
  },
}

import type { RewardOrder } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import type { OrderReport, Refused, ReportedStatus } from '../port.ts'
import type { Send, SendosoError } from './answers.ts'

export type ItemOrder = Extract<RewardOrder, { readonly kind: 'integrationItem' }>

/**
 * What sends a variant. Sendoso takes no address here: it asks the recipient for it by email. The reference is for the
 * people who look for an order in the send tracker; no call answers it.
 */
export const sendBodyOf = (
  variantId: string,
  handle: string,
  { name, email }: { readonly name: string; readonly email: string },
) => {
  const [firstName = name, ...others] = name.trim().split(/\s+/)
  return {
    variant_ids: [variantId],
    recipient_email: email,
    recipient_first_name: firstName,
    // Required, and some people have none.
    recipient_last_name: others.join(' ') || '-',
    message: `Your reward. Reference: ${handle}`,
  }
}

const statuses: Readonly<Record<string, ReportedStatus>> = {
  fulfilling: 'processing',
  opened: 'processing',
  clicked: 'processing',
  amazonfulfilling: 'processing',
  amazonshipped: 'processing',
  sent: 'complete',
  delivered: 'complete',
  redeemed: 'complete',
  addressconfirmationcancelled: 'cancelled',
  blocked: 'cancelled',
  bounced: 'cancelled',
  canceled: 'cancelled',
  cancelled: 'cancelled',
  confirmationcanceled: 'cancelled',
  expired: 'cancelled',
  failed: 'cancelled',
  refunded: 'cancelled',
}

const problems: Readonly<Record<string, string>> = {
  emailblacklist: 'The recipient receives no mails of Sendoso.',
  fulfillmentissue: 'Sendoso has a problem with this send. Look there for the reason.',
  insufficientfunds: 'The balance at Sendoso is too low. Add funds there.',
  invalidemailformat: 'Sendoso does not accept the email address of the recipient.',
  outofstock: 'The item is out of stock at Sendoso. Wait or cancel the send there.',
  pendingapproval: 'This send waits for an approval at Sendoso.',
  pendingsendosoapproval: 'This send waits for an approval of Sendoso.',
}

export const isSendNamed = ({ id, send_gid }: Send, vendorOrderId: string): boolean =>
  id === vendorOrderId || send_gid === vendorOrderId

/** Sendoso names neither carrier nor tracking number in its answers. */
export const reportOf = (vendorOrderId: string, status: string): OrderReport => {
  // `Address Confirmation - Cancelled` in the list is `address_confirmation_cancelled` elsewhere.
  const key = status.toLowerCase().replaceAll(/[^a-z]/g, '')
  const reported = statuses[key] ?? 'pending'
  const problem = reported === 'cancelled' ? `Sendoso: ${status.slice(0, 100)}` : (problems[key] ?? null)
  return { vendorOrderId, status: reported, shipped: [], delivery: null, problem }
}

export const refusalOf = ({ message }: SendosoError): Refused => {
  if (/stock|unavailable/i.test(message))
    return refused('OUT_OF_STOCK', 'Sendoso does not have this item at the moment.')
  if (/funds|balance|budget|payment/i.test(message))
    return refused('INSUFFICIENT_FUNDS', 'The balance at Sendoso is too low.')
  if (/email|recipient|address/i.test(message))
    return refused('INVALID_DESTINATION', 'Sendoso does not accept the recipient of this order.')
  if (/not found/i.test(message)) return refused('NOT_AVAILABLE', 'Sendoso no longer has this item.')
  return refused('REFUSED', `Sendoso refused the order: ${message.slice(0, 300)}`)
}

export const refused = (code: Refused['code'], problem: string): Refused => ({
  kind: 'refused',
  code,
  problem,
})

import type { Address, RewardOrder } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import type { OrderReport, OrderRequest, Refused, ReportedStatus } from '../port.ts'
import type { Order, PrintfulError } from './answers.ts'

export type ShippedOrder = Extract<RewardOrder, { readonly kind: 'integrationItem' }> & {
  readonly address: Address
}

export const orderBodyOf = (
  { variantId, address }: ShippedOrder,
  handle: string,
  recipient: OrderRequest['recipient'],
) => ({
  external_id: handle,
  shipping: 'STANDARD',
  recipient: {
    name: address.name,
    address1: address.street1,
    address2: address.street2,
    city: address.city,
    state_code: address.state,
    country_code: address.country,
    zip: address.postalCode,
    phone: address.phone,
    ...(recipient.email === null ? {} : { email: recipient.email }),
  },
  items: [{ sync_variant_id: Number(variantId), quantity: 1 }],
})

const statuses: Readonly<Record<string, ReportedStatus>> = {
  inprocess: 'processing',
  partial: 'processing',
  fulfilled: 'complete',
  archived: 'complete',
  failed: 'cancelled',
  canceled: 'cancelled',
}

const problems: Readonly<Record<string, string>> = {
  draft: 'Printful keeps this order as a draft. Confirm it there.',
  onhold: 'Printful holds this order. Look there for the reason.',
  failed: 'Printful could not fulfil this order.',
  canceled: 'The order was cancelled at Printful.',
}

export const reportOf = ({ id, status, shipments }: Order): OrderReport => ({
  vendorOrderId: String(id),
  status: statuses[status] ?? 'pending',
  shipped: shipments.flatMap(({ carrier, tracking_number: number }) =>
    number === null || number === undefined || number === ''
      ? []
      : [{ carrier: carrier ?? null, trackingNumber: String(number).slice(0, 100) }],
  ),
  delivery: null,
  problem: problems[status] ?? null,
})

export const isDuplicate = (error: PrintfulError): boolean =>
  /external.?id.*(exists|already|use)/i.test(wordsOf(error))

export const refusalOf = (error: PrintfulError): Refused => {
  const words = wordsOf(error)
  if (/stock|discontinued|unavailable/i.test(words))
    return refused('OUT_OF_STOCK', 'Printful does not have this variant at the moment.')
  if (/payment|billing|funds|card/i.test(words))
    return refused('INSUFFICIENT_FUNDS', 'Printful could not charge the payment method of the store.')
  if (/address|recipient|country|state|zip|postal/i.test(words))
    return refused('INVALID_DESTINATION', 'Printful does not deliver to this address.')
  if (/not found|not exist/i.test(words))
    return refused('NOT_AVAILABLE', 'Printful does not have this product.')
  return refused('REFUSED', `Printful refused the order: ${words.slice(0, 300)}`)
}

const wordsOf = ({ result, error }: PrintfulError): string =>
  error?.message || (typeof result === 'string' ? result : '')

const refused = (code: Refused['code'], problem: string): Refused => ({ kind: 'refused', code, problem })

import { randomUUID } from 'node:crypto'
import { z } from 'zod'

/** Currencies that PayPal pays out without decimals. */
const wholeUnits = new Set(['HUF', 'JPY', 'TWD'])

const Amount = z
  .object({ currency: z.string().length(3), value: z.string().regex(/^\d+(\.\d{1,2})?$/) })
  .refine(({ value }) => Number(value) > 0, { path: ['value'], error: 'The amount is nothing.' })
  .refine(({ currency, value }) => !wholeUnits.has(currency) || !value.includes('.'), {
    path: ['value'],
    error: 'The currency has no decimals.',
  })

/** What a sender asks for, as far as PayPal refuses anything else. */
export const NewBatch = z.object({
  sender_batch_header: z.object({
    sender_batch_id: z.string().min(1).max(256),
    email_subject: z.string().max(255).optional(),
    email_message: z.string().max(1000).optional(),
  }),
  items: z
    .array(
      z.object({
        recipient_type: z.enum(['EMAIL', 'PHONE', 'PAYPAL_ID']),
        amount: Amount,
        receiver: z.string().min(1).max(127),
        note: z.string().max(4000).optional(),
        sender_item_id: z.string().max(63).optional(),
        recipient_wallet: z.enum(['PAYPAL', 'VENMO', 'RECIPIENT_SELECTED']).default('PAYPAL'),
        purpose: z
          .enum([
            'AWARDS',
            'PRIZES',
            'DONATIONS',
            'GOODS',
            'SERVICES',
            'REBATES',
            'CASHBACK',
            'DISCOUNTS',
            'NON_GOODS_OR_SERVICES',
          ])
          .optional(),
      }),
    )
    .min(1)
    .max(15_000),
})
export type NewBatch = z.infer<typeof NewBatch>

/** A batch of one payout, as the stand-in keeps it. */
export const Payout = z.object({
  batchId: z.string(),
  itemId: z.string(),
  request: NewBatch,
  status: z.string(),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
  changedAt: z.number(),
})
export type Payout = z.infer<typeof Payout>

export const newPayout = (request: NewBatch, at: number): Payout => ({
  batchId: idOf(13),
  itemId: idOf(13),
  request,
  status: 'PENDING',
  createdAt: at,
  changedAt: at,
})

export const handleOf = ({ request }: Payout): string => request.sender_batch_header.sender_batch_id

const idOf = (length: number): string => randomUUID().replaceAll('-', '').slice(0, length).toUpperCase()

const dateTime = (at: number): string => new Date(at).toISOString()

const isOpen = new Set(['PENDING', 'PROCESSING'])

const headerOf = (payout: Payout) => ({
  payout_batch_id: payout.batchId,
  batch_status: payout.status === 'DENIED' ? 'DENIED' : isOpen.has(payout.status) ? 'PENDING' : 'SUCCESS',
  time_created: dateTime(payout.createdAt),
  sender_batch_header: payout.request.sender_batch_header,
})

const linkTo = (path: string) => ({
  href: `https://api-m.sandbox.paypal.com${path}`,
  rel: 'self',
  method: 'GET',
})

export const createdAnswer = (payout: Payout) => ({
  batch_header: headerOf(payout),
  links: [linkTo(`/v1/payments/payouts/${payout.batchId}`)],
})

export const itemAnswer = (payout: Payout) => {
  const [item] = payout.request.items
  if (!item) throw new Error('A batch has an item.')
  const isSent = !isOpen.has(payout.status) && payout.status !== 'DENIED'
  return {
    payout_item_id: payout.itemId,
    payout_batch_id: payout.batchId,
    ...(payout.status === 'DENIED' ? {} : { transaction_status: payout.status }),
    ...(isSent ? { transaction_id: payout.itemId.split('').reverse().join('') } : {}),
    payout_item_fee: { currency: item.amount.currency, value: '0.25' },
    payout_item: item,
    time_processed: dateTime(payout.changedAt),
    ...(payout.status === 'UNCLAIMED'
      ? {
          errors: errorAnswer(
            'RECEIVER_UNREGISTERED',
            'Receiver is unregistered. The receiver has 30 days to claim the payout.',
          ),
        }
      : {}),
    links: [linkTo(`/v1/payments/payouts-item/${payout.itemId}`)],
  }
}

export const batchAnswer = (payout: Payout) => ({
  total_items: 1,
  total_pages: 1,
  batch_header: {
    ...headerOf(payout),
    ...(isOpen.has(payout.status) ? {} : { time_completed: dateTime(payout.changedAt) }),
    funding_source: 'BALANCE',
    amount: payout.request.items[0]?.amount,
    fees: { currency: payout.request.items[0]?.amount.currency, value: '0.25' },
  },
  items: [itemAnswer(payout)],
  links: [linkTo(`/v1/payments/payouts/${payout.batchId}`)],
})

export const errorAnswer = (
  name: string,
  message: string,
  details: readonly { readonly field?: string; readonly issue: string }[] = [],
  links: readonly ReturnType<typeof linkTo>[] = [],
) => ({ name, message, debug_id: idOf(13).toLowerCase(), details, links })

export const duplicateAnswer = (payout: Payout) =>
  errorAnswer(
    'USER_BUSINESS_ERROR',
    'User business error.',
    [{ field: 'SENDER_BATCH_ID', issue: 'Batch with given sender_batch_id already exists' }],
    [linkTo(`/v1/payments/payouts/${payout.batchId}`)],
  )

const eventTypes: Readonly<Record<string, string>> = {
  SUCCESS: 'SUCCEEDED',
  FAILED: 'FAILED',
  UNCLAIMED: 'UNCLAIMED',
  RETURNED: 'RETURNED',
  BLOCKED: 'BLOCKED',
  ONHOLD: 'HELD',
  REFUNDED: 'REFUNDED',
}

/** The message that PayPal sends about a payout. The same state is the same message. */
export const eventAbout = (payout: Payout) => ({
  id: `WH-${payout.itemId}-${payout.status}`,
  event_version: '1.0',
  create_time: dateTime(payout.changedAt),
  resource_type: 'payouts_item',
  event_type: `PAYMENT.PAYOUTS-ITEM.${eventTypes[payout.status] ?? 'HELD'}`,
  summary: 'The state of a payout item changed.',
  resource: itemAnswer(payout),
  links: [linkTo(`/v1/notifications/webhooks-events/WH-${payout.itemId}-${payout.status}`)],
})

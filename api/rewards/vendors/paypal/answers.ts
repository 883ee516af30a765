import { z } from 'zod'

export const TokenAnswer = z.object({
  access_token: z.string().min(1).max(10_000),
  expires_in: z.number().positive(),
  scope: z.string().max(20_000).default(''),
})

/** Statuses are texts, because PayPal adds new ones. */
const status = z.string().max(100)
const id = z.string().min(1).max(100)

export const BatchHeader = z.object({
  payout_batch_id: id,
  batch_status: status,
  sender_batch_header: z.object({ sender_batch_id: z.string().max(256).optional() }),
})

export const Item = z.object({
  payout_item_id: id,
  transaction_id: z.string().max(100).optional(),
  transaction_status: status.optional(),
  errors: z.object({ name: z.string().max(200), message: z.string().max(2000).optional() }).optional(),
})
export type Item = z.infer<typeof Item>

export const CreatedBatch = z.object({ batch_header: BatchHeader })

export const Batch = z.object({ batch_header: BatchHeader, items: z.array(Item).max(1000).default([]) })
export type Batch = z.infer<typeof Batch>

const Link = z.object({ href: z.string().max(2000), rel: z.string().max(100) })

export const PayPalError = z.object({
  name: z.string().max(200),
  message: z.string().max(2000).default(''),
  debug_id: z.string().max(100).default(''),
  details: z
    .array(z.object({ field: z.string().max(500).optional(), issue: z.string().max(1000).default('') }))
    .max(100)
    .default([]),
  links: z.array(Link).max(100).default([]),
})
export type PayPalError = z.infer<typeof PayPalError>

export const Verification = z.object({ verification_status: z.string().max(100) })

/** The parts of a webhook that say which payout it is about. */
export const PayPalEvent = z.object({
  id: z.string().min(1).max(200),
  resource: z.object({
    payout_batch_id: id.optional(),
    batch_header: z.object({ payout_batch_id: id.optional() }).optional(),
  }),
})

/** Undefined for a text that is no JSON. */
export const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

import { z } from 'zod'

const text = z.string().max(5000)
const id = z.int()
const answerOf = <Result extends z.ZodType>(result: Result) => z.object({ result })

/** `expires_at` is in seconds since 1970, as a text. */
export const Tokens = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1),
  expires_at: z.coerce.number().positive(),
})

export const Stores = answerOf(z.array(z.object({ id, name: text })).max(1000))

export const ProductPage = z.object({
  result: z.array(z.object({ id })).max(100),
  paging: z.object({ total: z.int(), offset: z.int(), limit: z.int() }),
})

/** Statuses are texts, because Printful adds new ones. */
export const SyncVariant = z.object({
  id,
  name: text,
  retail_price: text.nullish(),
  currency: text.nullish(),
  is_ignored: z.boolean().default(false),
  availability_status: text.nullish(),
})
export type SyncVariant = z.infer<typeof SyncVariant>

export const Product = answerOf(
  z.object({
    sync_product: z.object({
      id,
      name: text,
      thumbnail_url: text.nullish(),
      is_ignored: z.boolean().default(false),
    }),
    sync_variants: z.array(SyncVariant).max(500),
  }),
)
export type Product = z.infer<typeof Product>['result']

const Costs = z.object({
  currency: text,
  subtotal: text.nullish(),
  shipping: text.nullish(),
  tax: text.nullish(),
  vat: text.nullish(),
})

export const Order = z.object({
  id,
  external_id: text.nullish(),
  status: text,
  shipments: z
    .array(z.object({ carrier: text.nullish(), tracking_number: z.union([text, z.int()]).nullish() }))
    .max(100)
    .default([]),
})
export type Order = z.infer<typeof Order>
export const OrderAnswer = answerOf(Order)

export const Estimate = answerOf(z.object({ costs: Costs }))

export const PrintfulError = z.object({
  code: z.int(),
  result: z.unknown(),
  error: z.object({ reason: text.default(''), message: text.default('') }).optional(),
})
export type PrintfulError = z.infer<typeof PrintfulError>

export const PrintfulEvent = z.object({
  type: z.string().min(1).max(100),
  created: z.int(),
  data: z.object({ order: z.object({ id, external_id: text.nullish() }).optional() }),
})

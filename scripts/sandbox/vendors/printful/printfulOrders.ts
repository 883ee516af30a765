import { z } from 'zod'

export const NewOrder = z.object({
  external_id: z.string().min(1).max(32),
  shipping: z.string().max(100).optional(),
  recipient: z.object({
    name: z.string().min(1),
    address1: z.string().min(1),
    address2: z.string().optional(),
    city: z.string().min(1),
    state_code: z.string().optional(),
    country_code: z.string().length(2),
    zip: z.string(),
    phone: z.string().optional(),
    email: z.string().optional(),
  }),
  items: z
    .array(z.object({ sync_variant_id: z.int(), quantity: z.int().min(1).max(100) }))
    .min(1)
    .max(100),
})

export type NewOrder = z.infer<typeof NewOrder>

export const StoredOrder = z.object({
  id: z.int(),
  status: z.string(),
  isShipped: z.boolean(),
  request: NewOrder,
  /** Seconds since 1970. */
  created: z.int(),
  updated: z.int(),
})
export type StoredOrder = z.infer<typeof StoredOrder>

export const orderAnswer = ({ id, status, isShipped, request, created, updated }: StoredOrder) => ({
  id,
  external_id: request.external_id,
  store: 1,
  status,
  shipping: request.shipping ?? 'STANDARD',
  created,
  updated,
  recipient: request.recipient,
  items: request.items,
  incomplete_items: [],
  costs: {
    currency: 'USD',
    subtotal: '42.00',
    discount: '0.00',
    shipping: '4.99',
    tax: '0.00',
    total: '46.99',
  },
  retail_costs: { currency: 'USD' },
  shipments: isShipped
    ? [
        {
          id: id + 1,
          carrier: 'USPS',
          service: 'USPS Ground',
          tracking_number: `9400${id}`,
          tracking_url: `https://tools.usps.example/${id}`,
          ship_date: new Date(updated * 1000).toISOString().slice(0, 10),
          items: [],
        },
      ]
    : [],
})

export const errorAnswer = (code: number, message: string) => ({
  code,
  result: message,
  error: { reason: code === 404 ? 'NotFound' : 'BadRequest', message },
})

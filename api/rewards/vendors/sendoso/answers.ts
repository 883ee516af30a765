import { z } from 'zod'

const text = z.string().max(5000)
const id = z.union([z.int(), z.string().min(1).max(200)]).transform(String)

export const Tokens = z.object({ access_token: text, refresh_token: text, expires_in: z.number().positive() })

export const Me = z.object({ email: text.nullish(), balance: z.union([text, z.number()]).nullish() })

const Picture = z.object({ url: text, cdn_main: z.object({ url: text }).nullish() })

export const Variant = z.object({
  id,
  estimated_total_price: z.object({ currency: text, price_per_unit: text }),
  images: z.array(Picture).max(100).default([]),
})
export type Variant = z.infer<typeof Variant>

export const Product = z.object({
  id,
  name: text,
  description: z.string().max(100_000).default(''),
  variants: z.array(Variant).max(500),
})
export type Product = z.infer<typeof Product>

export const ProductPage = z.object({
  pagination: z.object({ after: text.nullish() }),
  products: z.array(Product).max(500),
})

export const Sent = z.object({ send: z.object({ id }) })

/** Statuses are texts, because Sendoso adds new ones. */
export const Send = z.object({ id, send_gid: text.nullish(), status: text })
export type Send = z.infer<typeof Send>

export const SendPage = z.object({ sends: z.array(Send).max(100), total_count: z.int().min(0) })

export const SendosoError = z.object({ message: text.default('') })
export type SendosoError = z.infer<typeof SendosoError>

export const SendosoEvent = z.object({ send_gid: z.string().min(1).max(200) })

import { z } from 'zod'

/** Answers of CYSEND's API, with the fields that are used. */
const text = z.string().max(100_000)
const optionalText = text.nullish().transform(given => given ?? '')
const idText = z.union([text, z.number()]).transform(String)
const decimal = z.union([z.number(), z.string().max(40)]).transform(String)
/** A text, or one per language. */
const words = z
  .union([text, z.array(z.union([text, z.looseObject({ text: optionalText, value: optionalText })]))])
  .nullish()
  .transform(given => (typeof given === 'string' ? given : (given ?? []).map(wordsIn).join('\n')))

const wordsIn = (part: string | { readonly text: string; readonly value: string }): string =>
  typeof part === 'string' ? part : part.text || part.value

const Product = z.object({
  product_id: idText,
  product_name: text,
  product_description: words,
  countries: z.array(z.union([text, z.looseObject({ iso2: optionalText })])).default([]),
  categories: z.array(z.union([text, z.looseObject({ name: optionalText })])).default([]),
  logo_url: optionalText,
  type: text,
  maintenance: z.union([z.boolean(), z.number()]).nullish(),
  /** What must be known of the person who gets it. */
  beneficiary_information: z.array(z.looseObject({ required: z.unknown() })).nullish(),
})
export type CysendProduct = z.infer<typeof Product>
export const CysendProducts = z.array(Product).max(50_000)

const Fixed = z.object({
  product_id: idText,
  face_value_id: idText,
  face_value: decimal,
  face_value_currency: text,
  definition: optionalText,
})
const Range = z.object({
  product_id: idText,
  face_value_id: idText,
  face_value_from: decimal,
  face_value_to: decimal,
  face_value_step: decimal.nullish(),
  face_value_currency: text,
})
export const CysendFaceValues = z.object({
  fixed: z.array(Fixed).max(200_000).default([]),
  range: z.array(Range).max(200_000).default([]),
})
export type CysendFaceValues = z.infer<typeof CysendFaceValues>

export const CysendBalance = z.object({ balance: z.coerce.number(), currency: text })

export const CysendCosts = z
  .array(z.object({ cost: decimal, currency: optionalText, cost_currency: optionalText }))
  .min(1)
  .max(100)

const Order = z.object({
  uid: idText,
  user_uid: optionalText,
  status: text,
  response_code: optionalText,
  response_title: optionalText,
  response_description: optionalText,
  prepaid_code: z
    .object({
      code: optionalText,
      serial: optionalText,
      pin_code: optionalText,
      expiration: optionalText,
      pdf_link: optionalText,
      usage_instructions: words,
    })
    .nullish(),
})
export type CysendOrder = z.infer<typeof Order>
export const CysendOrders = z.array(Order).max(1000)
/** A look-up answers one order, or a list of it. */
export const CysendFound = z.union([CysendOrders, Order.transform(order => [order])])

export const CysendProblem = z.object({
  code: idText.nullish(),
  message: optionalText,
  information: words,
})

import { z } from 'zod'

/** Answers of Xoxoday Plum, with the fields that are used. */
const text = z.string().max(100_000)
const optionalText = text.nullish().transform(given => given ?? '')
/** Ids and amounts come as numbers or as texts. */
const idText = z.union([text, z.number()]).transform(String)
const amount = z.union([z.number(), z.string().max(40)]).nullish()

export const XoxodayTokens = z.object({
  access_token: text.min(1),
  refresh_token: text.min(1),
  expires_in: z.coerce.number().positive(),
})

const Product = z.object({
  productId: idText,
  name: text,
  description: optionalText,
  termsAndConditionsInstructions: optionalText,
  categories: optionalText,
  imageUrl: optionalText,
  currencyCode: text,
  countryCode: optionalText,
  valueType: text,
  minValue: amount,
  maxValue: amount,
  valueDenominations: optionalText,
})
export type XoxodayProduct = z.infer<typeof Product>

export const XoxodayProducts = z.object({
  data: z.object({ getVouchers: z.object({ data: z.array(Product).max(1000) }) }),
})

export const XoxodayBalance = z.object({
  data: z.object({ getBalance: z.object({ data: z.object({ value: z.coerce.number(), currency: text }) }) }),
})

const Voucher = z.object({
  voucherCode: optionalText,
  pin: optionalText,
  validity: optionalText,
  type: optionalText,
})

const Order = z.object({
  orderId: idText,
  orderStatus: optionalText,
  deliveryStatus: optionalText,
  vouchers: z.array(Voucher).max(100).nullish(),
})
export type XoxodayOrder = z.infer<typeof Order>

export const XoxodayPlaced = z.object({ data: z.object({ placeOrder: z.object({ data: Order }) }) })
export const XoxodayFound = z.object({ data: z.object({ getOrderDetails: z.object({ data: Order }) }) })

/** The shape of errors is not documented: a status other than 1, or a message under one of these names. */
export const XoxodayProblem = z.object({
  code: idText.nullish(),
  error: z.union([text, z.looseObject({ message: optionalText })]).nullish(),
  message: text.nullish(),
  errorInfo: text.nullish(),
})

export const XoxodayMessage = z.object({
  id: idText,
  data: z.object({ orderId: idText.nullish(), poNumber: text.nullish() }),
})

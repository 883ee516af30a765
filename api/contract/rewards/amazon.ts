import { Identifier, RedemptionId } from '@laurel/ledger/kernel/ids.ts'
import { Points, PositivePoints } from '@laurel/ledger/kernel/points.ts'
import { z } from 'zod'
import { AnswerText, answerList } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { Position } from '../wire/position.ts'
import { RedeemError } from './redeemReward.ts'
import { RedemptionStatus } from './redemption.ts'

/** The categories of trending products, in their order. */
export const amazonCategories = [
  'HOME_KITCHEN',
  'WOMENS_CLOTHING',
  'MENS_CLOTHING',
  'PETS',
  'WOMENS_SHOES',
  'MENS_SHOES',
  'ELECTRONICS',
  'TOYS_GAMES',
  'BOOKS',
] as const
export const AmazonCategory = z.enum(amazonCategories)
export type AmazonCategory = z.infer<typeof AmazonCategory>

/** An Amazon Standard Identification Number. */
export const Asin = z
  .string()
  .regex(/^[A-Z0-9]{10}$/, 'An ASIN has ten letters and digits.')
  .max(10)

/** A product as lists show it. The price is without tax and shipping, as no address is known. */
export const AmazonSummary = z.object({
  ASIN: Asin,
  title: AnswerText,
  thumbnail: AnswerText.nullable(),
  points: z.object({ total: Points }),
})
export type AmazonSummary = z.infer<typeof AmazonSummary>

export const amazonTrending = defineCall({
  name: 'amazonTrending',
  method: 'GET',
  path: '/v1/amazon/trending',
  access: 'member',
  summary: 'Trending products at Amazon, by category',
  response: z.object({
    /** False while the team is not connected to Amazon yet; there are no products then. */
    is_connected: z.boolean(),
    categories: z
      .array(z.object({ category: AmazonCategory, products: answerList(AmazonSummary) }))
      .max(amazonCategories.length),
  }),
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
})

export const amazonPagesMax = 20
export const amazonWordsMax = 200

export const searchAmazon = defineCall({
  name: 'searchAmazon',
  method: 'GET',
  path: '/v1/amazon/search/:page',
  access: 'member',
  summary: 'Search products at Amazon',
  /** 1 for the first page. */
  params: z.object({ page: z.coerce.number().int().min(1).max(amazonPagesMax) }),
  query: z.object({ q: z.string().max(amazonWordsMax) }),
  response: z.object({ products: answerList(AmazonSummary), has_more: z.boolean() }),
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
})

/** An offer that can be bought. */
export const AmazonListing = z.object({
  Id: AnswerText,
  Price: z.object({ Points: z.object({ total: Points, tax: Points, shipping: Points }) }),
  DeliveryInfo: z.object({ IsPrimeEligible: z.boolean(), IsFreeShippingEligible: z.boolean() }),
})
export type AmazonListing = z.infer<typeof AmazonListing>

const Image = z.object({ URL: AnswerText, Width: z.int(), Height: z.int() })

/** Why a product can't be bought at all, or is not known. The message is a sentence for the person. */
export const AmazonProductError = z.enum(['UNAVAILABLE_PRODUCT', 'AMAZON_UNAVAILABLE'])

export const AmazonProduct = z.object({
  ASIN: Asin,
  title: AnswerText,
  thumbnail: AnswerText.nullable(),
  /** The price of the best offer; null where nothing is for sale. */
  points: z.object({ total: Points }).nullable(),
  /** The names of the filters, such as Color and Size, in their order. */
  DimensionLabels: answerList(AnswerText),
  /** The values of each filter, in their order. */
  DimensionMap: z.record(AnswerText, answerList(AnswerText)),
  /** Every variant with its value of each filter. */
  Variations: answerList(z.object({ ASIN: Asin, Dimensions: z.record(AnswerText, AnswerText) })),
  /** Prime and free shipping come first, then the lowest price. */
  Offers: z.object({ Listings: answerList(AmazonListing) }),
  /** Amazon sells the product, and shows no price for it. */
  has_hidden_price: z.boolean(),
  Images: answerList(Image),
  ItemInfo: z.object({ Title: AnswerText, Features: answerList(AnswerText) }),
  /** Whether the address is in the country of the member; false without an address. */
  addr_valid_marketplace: z.boolean(),
})
export type AmazonProduct = z.infer<typeof AmazonProduct>

const ProductAnswer = z.object({
  error: AmazonProductError.nullable(),
  message: AnswerText.nullable(),
  ...AmazonProduct.partial().shape,
})

const productParts = {
  params: z.object({ id: Asin }),
  /** An address of the member; the prices are with tax and shipping to it. */
  query: z.object({ addr: Identifier.optional() }),
  response: ProductAnswer,
}

export const amazonProduct = defineCall({
  name: 'amazonProduct',
  method: 'GET',
  path: '/v1/amazon/product/:id',
  access: 'member',
  summary: 'A product at Amazon with its variations and offers',
  ...productParts,
  errors: ['NOT_FOUND'],
})

/** The same fields as `amazonProduct`, for the variant that was chosen by filters. */
export const amazonVariant = defineCall({
  name: 'amazonVariant',
  method: 'GET',
  path: '/v1/amazon/variant/:id',
  access: 'member',
  summary: 'A variant of a product at Amazon',
  ...productParts,
  errors: ['NOT_FOUND'],
})

/** The refusals of a purchase at Amazon; no points were taken. */
export const AmazonRedeemError = z.enum([
  ...RedeemError.options,
  ...AmazonProductError.options,
  'PRICE_CHANGED',
  'ADDRESS_UNKNOWN',
  'ADDRESS_NOT_IN_MARKETPLACE',
])
export type AmazonRedeemError = z.infer<typeof AmazonRedeemError>

/** Buys a product for an address of the member at the price of now. */
export const redeemAmazon = defineCall({
  name: 'redeemAmazon',
  method: 'POST',
  path: '/v1/amazon/redeem/:id',
  access: 'member',
  summary: 'Buy a product at Amazon',
  params: z.object({ id: Asin }),
  body: z.object({
    addr: Identifier,
    /** The price that the person agreed to: another one is refused. Left out, the price of now holds. */
    points: PositivePoints.optional(),
    /** Names the redemptions that are bought together. */
    group: Identifier.optional(),
  }),
  response: z.object({
    error: AmazonRedeemError.nullable(),
    /** A sentence for the person when there is an error. */
    message: AnswerText.nullable(),
    /** The redemption; null where none was made. */
    id: RedemptionId.nullable(),
    status: RedemptionStatus.nullable(),
    /** The price of now; 0 where none is known. */
    points: Points,
    /** Null where nothing was recorded. */
    position: Position.nullable(),
  }),
  errors: ['NOT_FOUND', 'MEMBER_INACTIVE'],
  isCommand: true,
})

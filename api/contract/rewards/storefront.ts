import { Identifier, RedemptionId } from '@laurel/ledger/kernel/ids.ts'
import { Points, PositivePoints } from '@laurel/ledger/kernel/points.ts'
import { requiredText } from '@laurel/ledger/kernel/text.ts'
import { z } from 'zod'
import { AnswerText, answerList } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { Position } from '../wire/position.ts'
import { RedeemError } from './redeemReward.ts'
import { RedemptionStatus } from './redemption.ts'

export const StorefrontCategory = z.enum(['Accessories', 'Wearables', 'Hats'])
export type StorefrontCategory = z.infer<typeof StorefrontCategory>

/** The options that a variant can be chosen by, in the order of their filters. */
export const storefrontOptions = ['color', 'size'] as const
export const StorefrontOption = z.enum(storefrontOptions)
export type StorefrontOption = z.infer<typeof StorefrontOption>

export const StorefrontVariant = z.object({
  sku: AnswerText,
  /** In US dollars. A dollar is 100 points. */
  price: z.number().min(0),
  /** The first one is the thumbnail. */
  images: answerList(AnswerText).min(1),
  options: z.partialRecord(StorefrontOption, AnswerText),
})
export type StorefrontVariant = z.infer<typeof StorefrontVariant>

export const StorefrontProduct = z.object({
  name: AnswerText,
  slug: AnswerText,
  category: StorefrontCategory,
  description: AnswerText,
  variants: answerList(StorefrontVariant).min(1),
})
export type StorefrontProduct = z.infer<typeof StorefrontProduct>

export const listStorefront = defineCall({
  name: 'listStorefront',
  method: 'GET',
  path: '/v1/rewards/storefront',
  access: 'member',
  summary: 'The products of the swag shop',
  response: z.object({ products: answerList(StorefrontProduct) }),
})

/** The refusals of a purchase in the swag shop; no points were taken. */
export const StorefrontError = z.enum([...RedeemError.options, 'PRICE_CHANGED', 'ADDRESS_UNKNOWN'])
export type StorefrontError = z.infer<typeof StorefrontError>

/** Buys one variant for an address of the member. The server decides the price: another one is refused. */
export const redeemStorefront = defineCall({
  name: 'redeemStorefront',
  method: 'POST',
  path: '/v1/rewards/redeem/storefront',
  access: 'member',
  summary: 'Buy a product of the swag shop',
  body: z.object({
    reward: z.object({
      name: requiredText(200),
      sku: requiredText(100),
      thumbnail: requiredText(2000).nullish(),
      point_cost: PositivePoints,
    }),
    addr: Identifier,
  }),
  response: z.object({
    error: StorefrontError.nullable(),
    /** A sentence for the person when there is an error. */
    message: AnswerText.nullable(),
    /** The redemption; null where none was made. */
    id: RedemptionId.nullable(),
    status: RedemptionStatus.nullable(),
    /** The price now. */
    points: Points,
    /** Null where nothing was recorded. */
    position: Position.nullable(),
  }),
  errors: ['NOT_FOUND', 'MEMBER_INACTIVE'],
  isCommand: true,
})

import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { Money } from '@laurel/ledger/kernel/money.ts'
import { PositivePoints } from '@laurel/ledger/kernel/points.ts'
import { z } from 'zod'
import { AnswerText, answerList } from '../wire/bounds.ts'

export const GiftCardVendor = z.enum(['TANGO_CARD', 'BUYME', 'XOXODAY', 'CYSEND'])
export type GiftCardVendor = z.infer<typeof GiftCardVendor>

/** An amount in the currency of a card, and what it costs. */
export const GiftCardPrice = z.object({ money: Money, points: PositivePoints })
export type GiftCardPrice = z.infer<typeof GiftCardPrice>

export const GiftCard = z.object({
  id: Identifier,
  title: AnswerText,
  thumbnail: AnswerText.nullable(),
  vendor: GiftCardVendor,
  /** The least that the card can be had for; null while it is sold out. */
  from: GiftCardPrice.nullable(),
})
export type GiftCard = z.infer<typeof GiftCard>

/** A card of a fixed value, or one whose value is chosen within a range. */
export const GiftCardVariant = z.object({
  id: AnswerText,
  name: AnswerText,
  is_available: z.boolean(),
  value: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('fixed'), price: GiftCardPrice }),
    z.object({
      kind: z.literal('range'),
      least: GiftCardPrice,
      most: GiftCardPrice,
      /** Values lie whole steps above the least; null for any whole amount. */
      step: Money.nullable(),
    }),
  ]),
})
export type GiftCardVariant = z.infer<typeof GiftCardVariant>

/** A range of amounts in one currency. */
type MoneyRange = { readonly least: Money; readonly most: Money; readonly step: Money | null }

export const isWithin = ({ minor }: Money, { least, most, step }: MoneyRange): boolean =>
  minor >= least.minor && minor <= most.minor && (step === null || (minor - least.minor) % step.minor === 0)

export const GiftCardDetails = GiftCard.extend({
  /** Plain text with line breaks. */
  description: AnswerText,
  categories: answerList(AnswerText),
  variants: answerList(GiftCardVariant),
  /** Units of each currency of the variants for one US dollar, as decimal texts. Points are rounded up. */
  exchange_rates: z.record(z.string().max(3), AnswerText),
})
export type GiftCardDetails = z.infer<typeof GiftCardDetails>

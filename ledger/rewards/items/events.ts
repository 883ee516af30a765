import { z } from 'zod'
import { Country } from '../../kernel/country.ts'
import { defineEvent, type EventOf } from '../../kernel/event.ts'
import { ItemId, RedemptionId, VariantId } from '../../kernel/ids.ts'
import { PositivePoints } from '../../kernel/points.ts'
import { boundedText, requiredText } from '../../kernel/text.ts'

/** An item of the team's own catalog. */
export const CatalogItem = z.strictObject({
  itemId: ItemId,
  name: requiredText(200),
  emoji: boundedText(64),
  /** HTML as it was written; it is sanitised before it is shown. */
  description: boundedText(10_000),
  pointCost: PositivePoints,
  /** Addresses of pictures; the first one is the thumbnail. */
  images: z.array(requiredText(2000)).max(20),
  /** The choices, such as sizes; one of them must be chosen if there are any. */
  variants: z.array(z.strictObject({ variantId: VariantId, name: requiredText(200) })).max(100),
  /** The only countries where it may be redeemed; any country if there are none. */
  countries: z.array(Country).max(250),
  isShipped: z.boolean(),
})
export type CatalogItem = z.infer<typeof CatalogItem>

export const CatalogItemDefined = defineEvent('CatalogItemDefined', 1, CatalogItem)
export const CatalogItemChanged = defineEvent('CatalogItemChanged', 1, CatalogItem)
export const CatalogItemArchived = defineEvent('CatalogItemArchived', 1, z.strictObject({ itemId: ItemId }))

/** The pieces of an item, or of one of its variants. */
const shelf = { itemId: ItemId, variantId: VariantId.nullable() }

/** Pieces that can be redeemed at most. */
export const StockCount = z.int().min(0).max(1_000_000)

export const StockSet = defineEvent(
  'StockSet',
  1,
  z.strictObject({
    ...shelf,
    /** The pieces that are left to redeem; null for no limit. */
    stock: StockCount.nullable(),
  }),
)

/** One piece belongs to a redemption. */
export const StockReserved = defineEvent(
  'StockReserved',
  1,
  z.strictObject({ ...shelf, redemptionId: RedemptionId }),
)

/** The redemption was declined or cancelled, and its piece is left to redeem again. */
export const StockReturned = defineEvent(
  'StockReturned',
  1,
  z.strictObject({ ...shelf, redemptionId: RedemptionId }),
)

export const itemEvents = [
  CatalogItemDefined,
  CatalogItemChanged,
  CatalogItemArchived,
  StockSet,
  StockReserved,
  StockReturned,
] as const

export type ItemEvent = EventOf<(typeof itemEvents)[number]>

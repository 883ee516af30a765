import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { PositivePoints } from '@laurel/ledger/kernel/points.ts'
import { boundedText, requiredText } from '@laurel/ledger/kernel/text.ts'
import { z } from 'zod'
import { countryCodes } from '../people/countries.ts'
import { AnswerText, answerList } from '../wire/bounds.ts'
import { CatalogItem } from './catalogItem.ts'
import { PictureAddress } from './itemImages.ts'

/** Null for no limit. */
const Stock = z.int().min(0).max(1_000_000).nullable()

/** An item as administrators see it: with the pieces that are left, and the description as it was written. */
export const TeamItem = CatalogItem.extend({
  /** The vendor it was imported from; null for an item of the team itself. */
  vendor: AnswerText.nullable(),
  stock: Stock,
  variation_stock: answerList(z.object({ id: Identifier, in_stock: z.boolean(), stock: Stock })),
})
export type TeamItem = z.infer<typeof TeamItem>

const Variation = z.object({
  /** Left out for a new one. */
  id: Identifier.optional(),
  name: requiredText(200),
  /** The pieces that are left; left out, they stay as they are. */
  stock: Stock.optional(),
})

const knownCountries: ReadonlySet<string> = new Set(countryCodes)

const Country = z
  .string()
  .max(2)
  .refine(code => knownCountries.has(code), { error: 'Write countries as two letters, such as DE.' })

const areDistinct = (names: readonly string[]): boolean => new Set(names).size === names.length

export const ItemSettings = z.object({
  name: requiredText(200),
  /** A shortcode or a character, shown where there is no picture. */
  emoji: boundedText(64).default('🎁'),
  /** Text or HTML; scripts, styles and images are not shown. */
  description: boundedText(10_000).default(''),
  point_cost: PositivePoints,
  images: z.array(PictureAddress).max(20).default([]),
  variations: z
    .array(Variation)
    .max(100)
    .refine(variations => areDistinct(variations.map(({ name }) => name.toLowerCase())), {
      error: 'Two styles have the same name. Give each its own.',
    })
    .default([]),
  /** The pieces of an item without variations that are left; left out, they stay as they are. */
  stock: Stock.optional(),
  countries: z.array(Country).max(250).default([]),
  metadata: z.object({ use_shipping: z.boolean() }).default({ use_shipping: true }),
})
export type ItemSettings = z.infer<typeof ItemSettings>

import { ImageAddress } from '@laurel/contract/rewards/itemImages.ts'
import type { ItemSettings, TeamItem } from '@laurel/contract/rewards/teamItem.ts'
import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { PositivePoints } from '@laurel/ledger/kernel/points.ts'
import { boundedText, requiredText } from '@laurel/ledger/kernel/text.ts'
import { z } from 'zod'

/** What is left; an empty field has no limit. */
const Stock = z.union([z.literal(''), z.int().min(0).max(1_000_000)])

/** An item as its form holds it. */
export const ItemForm = z.object({
  name: requiredText(200),
  emoji: requiredText(64),
  description: boundedText(10_000),
  point_cost: PositivePoints,
  images: z.array(ImageAddress).max(20),
  variations: z
    .array(z.object({ id: Identifier.optional(), name: requiredText(200), stock: Stock }))
    .max(100),
  stock: Stock,
  countries: z.array(z.string().max(2)).max(250),
  use_shipping: z.boolean(),
})
export type ItemForm = z.infer<typeof ItemForm>

export const emptyItem: Partial<ItemForm> = {
  name: '',
  emoji: '🎁',
  description: '',
  images: [],
  variations: [],
  stock: '',
  countries: [],
  use_shipping: true,
}

export const formOf = (item: TeamItem): ItemForm => ({
  name: item.name,
  emoji: item.emoji,
  description: item.description,
  point_cost: item.point_cost,
  images: item.images,
  variations: item.variations.map(({ id, name }) => ({ id, name, stock: stockOf(item, id) ?? '' })),
  stock: item.stock ?? '',
  countries: item.countries,
  use_shipping: item.metadata.use_shipping,
})

const stockOf = ({ variation_stock }: TeamItem, id: string): number | null =>
  variation_stock.find(stock => stock.id === id)?.stock ?? null

/**
 * What is sent for a form. Stock that was not touched stays out: a piece may have been redeemed since the form was
 * opened.
 */
export const settingsOf = (form: ItemForm, known: TeamItem | undefined): ItemSettings => {
  const { use_shipping, stock, variations, ...settings } = form
  const before = known && formOf(known)
  const changed = (now: ItemForm['stock'], was: ItemForm['stock'] | undefined) =>
    now === (was ?? '') ? {} : { stock: now === '' ? null : now }
  return {
    ...settings,
    metadata: { use_shipping },
    variations: variations.map(({ id, name, stock: left }) => ({
      ...(id !== undefined && { id }),
      name,
      ...changed(left, before?.variations.find(one => one.id === id)?.stock),
    })),
    ...(variations.length === 0 && changed(stock, before?.stock)),
  }
}

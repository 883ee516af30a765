import { CatalogItem } from '@laurel/ledger/rewards/items/events.ts'
import { flag, instant, listOf, text, uuid, whole } from '../../engine/tables/columns.ts'
import { defineTable, type TableRow } from '../../engine/tables/table.ts'

const { images, variants, countries } = CatalogItem.shape

/** An item of the team's own catalog. */
export const items = defineTable({
  readModel: 'items',
  name: 'items',
  columns: {
    teamId: uuid,
    itemId: uuid,
    name: text,
    emoji: text,
    /** HTML as it was written. */
    description: text,
    pointCost: whole,
    images: listOf(images.element),
    variants: listOf(variants.element),
    countries: listOf(countries.element),
    isShipped: flag,
    isArchived: flag,
    definedAt: instant,
  },
  key: ['teamId', 'itemId'],
  indexes: ['team_id, is_archived, point_cost'],
})
export type ItemRow = TableRow<typeof items>

/** The variant of a shelf for the whole item, since a key has no nulls. */
export const wholeItem = 'item'

/** The pieces of an item, or of one of its variants. */
export const shelves = defineTable({
  readModel: 'items',
  name: 'shelves',
  columns: {
    teamId: uuid,
    itemId: uuid,
    /** The id of the variant, or `item`. */
    shelf: text,
    /** The pieces at the last count; null for no limit. */
    counted: whole.nullable(),
    /** The pieces that left since. It is negative where more came back. */
    taken: whole,
  },
  key: ['teamId', 'itemId', 'shelf'],
})

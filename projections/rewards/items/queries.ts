import type { ItemId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '../../engine/queryable.ts'
import { type ListRequest, type Page, readPage } from '../../engine/querying/page.ts'
import { createParameters } from '../../engine/querying/parameters.ts'
import { columnsOf, readRows } from '../../engine/querying/rows.ts'
import { textSearch } from '../../engine/querying/textSearch.ts'
import { type ItemRow, items, shelves, wholeItem } from './tables.ts'

/** An item with the pieces that are left of it, by variant; `null` has no limit. */
export type ItemWithStock = ItemRow & {
  /** Of an item without variants. */
  readonly left: number | null
  readonly leftOf: ReadonlyMap<string, number | null>
}

const sortFields = {
  name: 'lower(i.name)',
  pointCost: 'i.point_cost',
  definedAt: 'i.defined_at',
} as const

export type ItemListRequest = ListRequest<keyof typeof sortFields> & {
  readonly q?: string | undefined
  readonly itemIds?: readonly ItemId[] | undefined
  readonly isArchived?: boolean | undefined
}

/** The items of a team's catalog, cheapest first, including archived ones unless they are excluded. */
export const listItems = async (
  database: Queryable,
  teamId: TeamId,
  request: ItemListRequest = {},
): Promise<Page<ItemWithStock>> => {
  const { q, itemIds, isArchived } = request
  const parameters = createParameters(teamId)
  const conditions = ['i.team_id = $1']
  if (q) conditions.push(textSearch(q, parameters)('i.name'))
  if (itemIds) conditions.push(`i.item_id = any(${parameters.bind(itemIds)}::uuid[])`)
  if (isArchived !== undefined) conditions.push(`i.is_archived = ${parameters.bind(isArchived)}`)
  const page = await readPage(database, {
    schema: items.schema,
    select: columnsOf(items, 'i'),
    from: `${items.live} i`,
    conditions,
    parameters,
    request,
    sortFields,
    defaultOrder: ['i.point_cost', 'ASC'],
    tieBreak: ['i.item_id'],
  })
  return { ...page, rows: await withStock(database, teamId, page.rows) }
}

export const itemById = async (
  database: Queryable,
  teamId: TeamId,
  itemId: ItemId,
): Promise<ItemWithStock | null> => {
  const { rows } = await listItems(database, teamId, { itemIds: [itemId], limit: 1, isCounted: false })
  return rows[0] ?? null
}

const withStock = async (
  database: Queryable,
  teamId: TeamId,
  rows: readonly ItemRow[],
): Promise<ItemWithStock[]> => {
  if (rows.length === 0) return []
  const found = await readRows(
    database,
    shelves.schema,
    `select ${columnsOf(shelves, 's')} from ${shelves.live} s
     where s.team_id = $1 and s.item_id = any($2::uuid[])`,
    [teamId, rows.map(({ itemId }) => itemId)],
  )
  const shelvesOf = Map.groupBy(found, ({ itemId }) => itemId)
  return rows.map(row => {
    const leftOf = new Map(
      (shelvesOf.get(row.itemId) ?? []).map(({ shelf, counted, taken }) => [
        shelf,
        counted === null ? null : counted - taken,
      ]),
    )
    return { ...row, left: leftOf.get(wholeItem) ?? null, leftOf }
  })
}

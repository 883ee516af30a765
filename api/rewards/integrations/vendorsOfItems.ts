import type { ItemId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'

const Rows = z.array(z.object({ item_id: z.string(), vendor: z.string() }))

/** The vendors of imported items; the team's own items are left out. */
export const vendorsOfItems = async (
  database: Queryable,
  teamId: TeamId,
  itemIds: readonly ItemId[],
): Promise<ReadonlyMap<string, string>> => {
  if (itemIds.length === 0) return new Map()
  const { rows } = await database.query(
    'select item_id, vendor from rewards.integration_items where team_id = $1 and item_id = any($2::uuid[])',
    [teamId, itemIds],
  )
  return new Map(Rows.parse(rows).map(({ item_id: itemId, vendor }) => [itemId, vendor]))
}

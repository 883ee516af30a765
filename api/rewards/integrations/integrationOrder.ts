import type { ItemId, TeamId, VariantId } from '@laurel/ledger/kernel/ids.ts'
import type { Address, RewardOrder } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import { prepared, type Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'

const Row = z.object({ vendor: z.string(), product_id: z.string(), vendor_variant_id: z.string().nullable() })

const statement = prepared(
  `select item.vendor, item.product_id, variant.vendor_variant_id
   from rewards.integration_items as item
   left join rewards.integration_variants as variant
     on variant.team_id = item.team_id and variant.item_id = item.item_id and variant.variant_id = $3
   where item.team_id = $1 and item.item_id = $2`,
)

/** The order at the vendor that an item of the catalog comes from; null for an item of the team's own. */
export const integrationOrder = async (
  database: Queryable,
  chosen: {
    readonly teamId: TeamId
    readonly itemId: ItemId
    readonly variantId: VariantId | null
    readonly address: Address | null
  },
): Promise<Extract<RewardOrder, { kind: 'integrationItem' }> | null> => {
  const { teamId, itemId, variantId, address } = chosen
  const { rows } = await database.query(statement, [teamId, itemId, variantId])
  const [found] = z.array(Row).parse(rows)
  if (!found) return null
  return {
    kind: 'integrationItem',
    vendor: found.vendor,
    itemId: found.product_id,
    variantId: found.vendor_variant_id,
    address,
  }
}

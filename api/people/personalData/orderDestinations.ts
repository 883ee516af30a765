import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { RewardOrder } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import type { Person } from '@laurel/ledger/vault/vault.ts'
import { redemptions } from '@laurel/projections/rewards/redemptions/tables.ts'
import { z } from 'zod'
import { type Section, untilErased } from './section.ts'

/** The orders that go to an address or to an account. */
const sentOrders: readonly RewardOrder['kind'][] = [
  'amazon',
  'catalogItem',
  'storefront',
  'integrationItem',
  'payout',
]

export const orderDestinations: Section = {
  name: 'order_destinations',
  holds: 'Where the orders of the person went: the address of a parcel, or the account of a payout.',
  source: 'The person.',
  kept: untilErased,
  sql: `select r.requested_at as at, r.redemption_id::text as key, r.redemption_id, r.requested_at, r.reward_name
    from ${redemptions.live} r
    where r.team_id = $1 and r.member_id = $2
      and r.order_summary->>'kind' in (${sentOrders.map(kind => `'${kind}'`).join(', ')})`,
}

const Row = z.looseObject({ redemption_id: z.uuid() })

/** The rows of that section with what only the ledger has. Orders that go nowhere are left out. */
export async function* withDestinations(
  ledger: Pick<Ledger, 'redemption'>,
  { teamId }: Person,
  batches: AsyncIterable<readonly object[]>,
): AsyncGenerator<readonly object[]> {
  for await (const batch of batches) {
    const rows: object[] = []
    for (const row of batch) {
      const { redemption_id: redemptionId, ...shown } = Row.parse(row)
      const state = await ledger.redemption(teamId, redemptionId)
      const sent = state.status === 'NONE' || state.order === null ? null : destinationOf(state.order)
      if (sent) rows.push({ ...shown, ...sent })
    }
    yield rows
  }
}

const destinationOf = (order: RewardOrder): object | null => {
  if ('destination' in order) return { account: order.destination }
  return 'address' in order && order.address ? order.address : null
}

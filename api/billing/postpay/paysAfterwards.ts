import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { fundOf } from '@laurel/projections/rewards/fund/queries.ts'

/** Whether a team pays for rewards after the month, or has yet to pay for some. */
export const paysAfterwards = async (database: Queryable, teamId: TeamId): Promise<boolean> => {
  const { method, accrued } = await fundOf(database, teamId)
  return method === 'postpay' || accrued > 0
}

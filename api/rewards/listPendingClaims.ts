import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { listRewards } from '@laurel/projections/rewards/catalog/queries.ts'
import type { RewardRow } from '@laurel/projections/rewards/catalog/tables.ts'
import { openClaims } from '@laurel/projections/rewards/claims/queries.ts'
import type { ClaimRow } from '@laurel/projections/rewards/claims/tables.ts'

const rewardsMax = 1_000

export type PendingClaims = {
  readonly claims: readonly ClaimRow[]
  /** The company rewards of the claims by their ids, archived ones included: an archived reward is still owed. */
  readonly rewards: ReadonlyMap<string, RewardRow>
}

/** The gifts of awards that a member has not chosen yet, with the rewards to choose from. Has no rejection. */
export const listPendingClaims = async (
  { database }: { readonly database: Queryable },
  teamId: TeamId,
  memberId: MemberId,
): Promise<PendingClaims> => {
  const claims = await openClaims(database, teamId, memberId)
  const options = claims.flatMap(({ gifts }) => gifts.flat())
  const rewardIds = options.flatMap(option => (option.type === 'CUSTOM_REWARD' ? [option.rewardId] : []))
  const { rows } = await listRewards(database, teamId, { rewardIds, limit: rewardsMax })
  return { claims, rewards: new Map(rows.map(reward => [reward.rewardId, reward])) }
}

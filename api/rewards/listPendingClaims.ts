import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { openClaims } from '@laurel/projections/rewards/claims/queries.ts'
import type { ClaimRow } from '@laurel/projections/rewards/claims/tables.ts'
import { type GiftReward, rewardsOfGifts } from './claims/rewardsOfGifts.ts'

export type PendingClaims = {
  readonly claims: readonly ClaimRow[]
  /** The rewards of the claims by their ids. */
  readonly rewards: ReadonlyMap<string, GiftReward>
}

/** The gifts of awards that a member has not chosen yet, with the rewards to choose from. Has no rejection. */
export const listPendingClaims = async (
  { database }: { readonly database: Queryable },
  teamId: TeamId,
  memberId: MemberId,
): Promise<PendingClaims> => {
  const claims = await openClaims(database, teamId, memberId)
  const gifts = claims.flatMap(claim => claim.gifts)
  return { claims, rewards: await rewardsOfGifts(database, teamId, gifts) }
}

import type { GiftRow } from '@laurel/ledger/awards/vocabulary.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { rejectionProblem } from '../../http/problems/rejectionProblems.ts'

/** Keeps gifts to what the team offers: an id of another team, or of nothing, is refused. */
export const requireRewards = async (
  { ledger }: Pick<Dependencies, 'ledger'>,
  teamId: TeamId,
  rows: readonly GiftRow[],
): Promise<void> => {
  const { rewards } = await ledger.catalog(teamId)
  const isOffered = rows
    .flat()
    .every(option => option.type !== 'CUSTOM_REWARD' || rewards.has(option.rewardId))
  if (!isOffered) throw rejectionProblem({ code: 'REWARD_UNKNOWN' })
}

import type { GiftRow } from '@laurel/ledger/awards/vocabulary.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { rejectionProblem } from '../../http/problems/rejectionProblems.ts'
import { offersGifts } from '../offersGifts.ts'

/** Throws the problem REWARD_UNKNOWN for a gift with a company reward that the team does not offer. */
export const requireRewards = async (
  dependencies: Pick<Dependencies, 'ledger'>,
  teamId: TeamId,
  rows: readonly GiftRow[],
): Promise<void> => {
  if (!(await offersGifts(dependencies, teamId, rows))) throw rejectionProblem({ code: 'REWARD_UNKNOWN' })
}

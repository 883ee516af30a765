import type { Competition } from '@laurel/ledger/competitions/events.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import { groundsOf } from '@laurel/projections/awards/competitions/queries.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import type { Intent } from '../../access/intent.ts'

export type CompetitionDependencies = {
  readonly ledger: Pick<Ledger, 'handle' | 'award'>
  readonly database: Queryable
}

/** Plans a competition. Rejects one whose channels or award do not exist, or whose times do not fit. */
export const createCompetition = async (
  { ledger, database }: CompetitionDependencies,
  intent: Intent,
  competition: Competition,
): Promise<Outcome> => {
  const award = await ledger.award(intent.teamId, competition.awardId)
  const grounds = await groundsOf(database, intent.teamId, competition.channelIds)
  return await ledger.handle({
    ...intent,
    type: 'createCompetition',
    data: competition,
    policy: { isAwardOffered: award.kind === 'offered', ...grounds },
  })
}

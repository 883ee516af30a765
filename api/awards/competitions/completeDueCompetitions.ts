import { setTimeout as wait } from 'node:timers/promises'
import { isInUse } from '@laurel/contract/billing/planFeatures.ts'
import type { CompleteCompetition } from '@laurel/ledger/competitions/completeCompetition.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import { processCommandId } from '@laurel/ledger/processes/process.ts'
import {
  type Count,
  type Counted,
  countedThrough,
  countScores,
} from '@laurel/projections/awards/competitions/countScores.ts'
import {
  type CompetitionItem,
  competitionById,
  type DueCompetition,
  dueCompetitions,
} from '@laurel/projections/awards/competitions/queries.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'

export type CompletionDependencies = {
  readonly ledger: Pick<Ledger, 'handle' | 'award' | 'team'>
  readonly database: Queryable
  readonly log: Pick<EventLog, 'head' | 'eventAt'>
}

/** Shoutouts that were given just before the end may still be on their way into the log. */
const graceMilliseconds = 30_000

/**
 * Decides every competition that is over. The command is keyed by the competition, and the window of the scores is fixed,
 * so that a run that is late by days decides as one in time. A competition that fails does not stop the others.
 */
export const completeDueCompetitions = async (
  dependencies: CompletionDependencies,
  now: Instant,
  signal: AbortSignal,
): Promise<void> => {
  const failures: unknown[] = []
  for (const due of await dueCompetitions(dependencies.database, addMilliseconds(now, -graceMilliseconds))) {
    if (signal.aborted) break
    try {
      await complete(dependencies, due, now)
    } catch (error) {
      failures.push(new Error(`Competition ${due.competitionId} could not be decided.`, { cause: error }))
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, 'Competitions failed; the next run tries again.')
}

const complete = async (
  dependencies: CompletionDependencies,
  { teamId, competitionId }: DueCompetition,
  now: Instant,
): Promise<void> => {
  const { database, ledger, log } = dependencies
  const team = await ledger.team(teamId)
  // A stopped team pays nothing. Its competitions wait, and are decided over the same window once it is active again.
  if (team.kind === 'unknown' || !isInUse(team)) return
  const competition = await competitionById(database, teamId, competitionId)
  if (!competition) throw new Error('It is not in the read models any more.')
  const { position, scores, members } = await countUpToDate(dependencies, competition)
  const last = await log.eventAt(position)
  if (!last) throw new Error(`The log has no event at position ${position}. Run laurel audit verify.`)
  const award = await ledger.award(teamId, competition.awardId)
  const outcome = await ledger.handle({
    type: 'completeCompetition',
    id: processCommandId('completeCompetition', competitionId),
    teamId,
    actor: { kind: 'system', id: 'schedule' },
    occurredAt: now,
    data: { competitionId },
    policy: {
      countedThrough: last.id,
      scores,
      members,
      award: award.kind === 'offered' ? award.award : null,
    },
  } satisfies CompleteCompetition)
  if (outcome.kind === 'rejected') throw new Error(`The ledger answered ${outcome.rejection.code}.`)
}

const attempts = 50
const pauseMilliseconds = 100

/**
 * Counts once the read models show all that is in the log now. They may move before they are counted, so that the count
 * says itself what it shows.
 */
const countUpToDate = async (
  { database, log }: CompletionDependencies,
  competition: CompetitionItem,
): Promise<Count> => {
  const head = await log.head()
  const isUpToDate = ({ isEven, position }: Counted): boolean => isEven && position >= head
  for (let attempt = 1; ; attempt += 1) {
    const counted = await countedThrough(database)
    if (isUpToDate(counted)) {
      const count = await countScores(database, competition.teamId, competition)
      if (isUpToDate(count)) return count
    }
    if (attempt === attempts)
      throw new Error(`The read models are at ${counted.position} and the log ends at ${head}.`)
    await wait(pauseMilliseconds)
  }
}

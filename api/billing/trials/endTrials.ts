import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { teamsWithEndedTrial } from '@laurel/projections/team/teams/teamsWithEndedTrial.ts'

export type TrialDependencies = { readonly ledger: Pick<Ledger, 'handle'>; readonly database: Queryable }

/**
 * Ends the trials whose instant has passed. A trial is keyed by its team and end, so that a late or second run changes
 * nothing; the rule keeps teams that chose a plan in the last moment. A team that fails does not stop the others.
 */
export const endTrials = async (
  { ledger, database }: TrialDependencies,
  now: Instant,
  signal: AbortSignal,
): Promise<void> => {
  const failures: unknown[] = []
  for (const { teamId, trialEnd } of await teamsWithEndedTrial(database, now)) {
    if (signal.aborted) break
    try {
      const outcome = await ledger.handle({
        type: 'endPlan',
        id: derivedId('end of trial', teamId, trialEnd),
        teamId,
        actor: { kind: 'system', id: 'trials' },
        occurredAt: now,
        data: { reason: 'trial', subscriptionReference: null },
      })
      if (outcome.kind === 'rejected') throw new Error(`The trial stays: ${outcome.rejection.code}.`)
    } catch (error) {
      failures.push(new Error(`The trial of team ${teamId} was not ended.`, { cause: error }))
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, 'Ending trials failed for some teams; the next run tries again.')
}

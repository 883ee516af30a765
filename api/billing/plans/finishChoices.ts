import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import { endChoice, interruptedChoices } from './planChoices.ts'
import type { PlanDependencies } from './planDependencies.ts'
import { readSubscriptionAgain } from './recordSubscription.ts'

/** Longer than a call of Stripe takes with all of its repeats. */
const underWayMilliseconds = 3 * 60_000

/** Looks up what became of choices whose process died, or to which Stripe did not answer. */
export const finishChoices = async (
  dependencies: PlanDependencies,
  now: Instant,
  signal: AbortSignal,
): Promise<void> => {
  const { database } = dependencies
  const interrupted = await interruptedChoices(database, addMilliseconds(now, -underWayMilliseconds))
  const failures: unknown[] = []
  for (const { choiceId, teamId } of interrupted) {
    if (signal.aborted) break
    try {
      await readSubscriptionAgain(dependencies, teamId)
      await endChoice(database, choiceId, now, 'INTERRUPTED')
    } catch (error) {
      failures.push(new Error(`The choice of team ${teamId} could not be looked up.`, { cause: error }))
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some choices of plans wait for the next run.')
}

import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import { giveShoutoutOn, type ShoutoutDependencies, type ShoutoutIntent } from './giveShoutout.ts'
import { type FactsDependencies, findGivingFacts } from './givingFacts.ts'

/** Gives many shoutouts, each with an outcome of its own. Those of one giver are decided in this order, in one batch. */
export const giveShoutouts = async (
  dependencies: ShoutoutDependencies & FactsDependencies,
  intents: readonly ShoutoutIntent[],
): Promise<readonly PromiseSettledResult<Outcome>[]> => {
  const lookUps = await Promise.allSettled(intents.map(intent => findGivingFacts(dependencies, intent)))
  return await Promise.allSettled(
    intents.map(async (intent, index): Promise<Outcome> => {
      const found = lookUps[index]
      if (found?.status !== 'fulfilled') return Promise.reject(found?.reason)
      return found.value.kind === 'rejected'
        ? found.value
        : giveShoutoutOn(found.value.facts, dependencies, intent)
    }),
  )
}

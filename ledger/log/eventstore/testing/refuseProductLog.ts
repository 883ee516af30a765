import { ownerOfEventStore } from '../claimEventStore.ts'

/** Refuses an engine that holds the log of an installation. Specs and benchmarks write events that never happened. */
export const refuseProductLog = async (url: string): Promise<void> => {
  const owner = await ownerOfEventStore(url)
  if (owner === undefined) return
  throw new Error(
    `TEST_EVENTSTORE_URL names an engine that holds the log of installation ${owner}. ` +
      'Give specs and benchmarks an engine of their own.',
  )
}

import { ownerOfEventStore } from '../claimEventStore.ts'

/** Specs and benchmarks write events of their own: throws when the engine holds the log of an installation. */
export const refuseProductLog = async (url: string): Promise<void> => {
  const owner = await ownerOfEventStore(url)
  if (owner === undefined) return
  throw new Error(
    `TEST_EVENTSTORE_URL names the EventStoreDB that holds the log of the installation ${owner}. ` +
      'Specs and benchmarks would write into it. Name an EventStoreDB that holds nothing of value.',
  )
}

import { LRUCache } from 'lru-cache'
import type { EventId } from '../../kernel/ids.ts'
import { engineIdOf } from './storedEvent.ts'

/** An event whose cause is no longer in the cache names it by its id in the ledger. */
const causesMax = 50_000

/**
 * The ids that recent events have in the engine, for `$causationId`. The log notes the events that its subscriptions
 * deliver, because a process reacts to those; a copy notes the events that it has written. The engine's tools follow the
 * link; Laurel itself never does.
 */
export const createCauses = () => {
  const engineIds = new LRUCache<EventId, string>({ max: causesMax })
  return {
    note: (events: readonly { readonly id: EventId; readonly hash: string }[]): void => {
      for (const { id, hash } of events) engineIds.set(id, engineIdOf(hash))
    },
    engineIdOf: (cause: EventId | undefined): string | undefined =>
      cause === undefined ? undefined : engineIds.get(cause),
  }
}

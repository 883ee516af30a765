import { LRUCache } from 'lru-cache'
import type { EventId } from '../../kernel/ids.ts'
import { engineIdOf } from './storedEvent.ts'

/** Causes older than this are named by their id in the ledger. */
const causesMax = 50_000

/**
 * The ids that recent events have in the engine, for `$causationId`: a process reacts to an event that this log has just
 * delivered or appended. The engine's tools follow the link; Laurel itself never does.
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

import type { EventLog, RecordedEvent } from '../log/port.ts'
import type { EventPlace } from '../parking/events.ts'
import type { EventId, TeamId } from '../values/ids.ts'
import { streamPrefixesOf } from './streams.ts'

/** Where to look for an event: at its place, or among the events of its team where its place was not noted. */
export type EventWhereabouts = EventPlace | { readonly teamId: TeamId }

/** Finds an event at its place, or by reading the events of its team up to it. */
export const findEvent = async (
  log: Pick<EventLog, 'readStream' | 'readAll'>,
  id: EventId,
  where: EventWhereabouts,
): Promise<RecordedEvent | undefined> => {
  const batches =
    'stream' in where
      ? log.readStream(where.stream, where.revision, 1)
      : log.readAll(undefined, { streamPrefixes: streamPrefixesOf(where.teamId) })
  for await (const batch of batches) {
    const found = batch.find(event => event.id === id)
    if (found || 'stream' in where) return found
  }
  return undefined
}

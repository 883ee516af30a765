import type { EventPlace } from '../deadLetters/events.ts'
import type { EventId } from '../kernel/ids.ts'
import type { EventLog, RecordedEvent } from '../log/port.ts'
import { ledgerStreamPrefixes } from './streams.ts'

/** Finds an event at its place, or by reading the log from its beginning where nobody noted the place. */
export const findEvent = async (
  log: Pick<EventLog, 'readStream' | 'readAll'>,
  id: EventId,
  place: EventPlace | null,
): Promise<RecordedEvent | undefined> => {
  const batches = place
    ? log.readStream(place.stream, place.revision, 1)
    : log.readAll(undefined, { streamPrefixes: ledgerStreamPrefixes })
  for await (const batch of batches) {
    const found = batch.find(event => event.id === id)
    if (found || place) return found
  }
  return undefined
}

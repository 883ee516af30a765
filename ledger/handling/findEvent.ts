import type { EventPlace } from '../deadLetters/events.ts'
import type { EventId } from '../kernel/ids.ts'
import type { EventLog, RecordedEvent } from '../log/port.ts'

/** Reads an event at its place; undefined where another event is there. */
export const findEvent = async (
  log: Pick<EventLog, 'readStream'>,
  id: EventId,
  { stream, revision }: EventPlace,
): Promise<RecordedEvent | undefined> => {
  for await (const batch of log.readStream(stream, revision, 1)) return batch.find(event => event.id === id)
  return undefined
}

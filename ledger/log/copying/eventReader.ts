import type { EventLog, RecordedEvent } from '../port.ts'

/** Reads a log one event at a time, beside another one that is read as well. */
export type EventReader = {
  readonly next: () => Promise<RecordedEvent | undefined>
  readonly close: () => Promise<void>
}

export const readEvents = (log: Pick<EventLog, 'readAll'>): EventReader => {
  const events = eventsOf(log)
  return {
    next: async () => (await events.next()).value,
    close: async () => {
      await events.return(undefined)
    },
  }
}

async function* eventsOf(log: Pick<EventLog, 'readAll'>): AsyncGenerator<RecordedEvent, undefined> {
  for await (const batch of log.readAll()) yield* batch
  return undefined
}

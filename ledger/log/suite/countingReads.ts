import type { EventLog, RecordedEvent } from '../port.ts'

/** Wraps a log and counts the events that are read, for specs of the cost of a question. */
export const countingReads = (log: EventLog) => {
  let events = 0
  async function* counted(batches: AsyncIterable<readonly RecordedEvent[]>) {
    for await (const batch of batches) {
      events += batch.length
      yield batch
    }
  }
  const counting: EventLog = {
    ...log,
    readStream: (...question) => counted(log.readStream(...question)),
    readAll: (...question) => counted(log.readAll(...question)),
    eventAt: async position => {
      const event = await log.eventAt(position)
      if (event) events += 1
      return event
    },
  }
  return { log: counting, events: () => events }
}

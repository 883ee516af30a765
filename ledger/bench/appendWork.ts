import { randomUUID } from 'node:crypto'
import { type EventLog, noStream } from '../log/port.ts'
import { sampleCallers, type Work } from './measure.ts'
import { sampleEvent } from './sampleEvent.ts'

/** Appends one event and insists that it was recorded. */
const appendOne = async (log: EventLog, stream: string, expected: number): Promise<void> => {
  const result = await log.append(stream, [sampleEvent(stream)], expected)
  if (result.kind !== 'appended')
    throw new Error(`${stream} is at revision ${result.actual}, not at ${expected}: the benchmark is wrong.`)
}

/** Every caller has a stream of its own and waits for its answer before it appends the next event. */
export const appendToOwnStreams = (log: EventLog, callers: number): Work => {
  const run = randomUUID()
  const revisions = Array.from({ length: callers }, () => noStream)
  return milliseconds =>
    sampleCallers(callers, milliseconds, async caller => {
      const revision = revisions[caller] ?? noStream
      await appendOne(log, `bench-${run}.${caller}`, revision)
      revisions[caller] = revision + 1
    })
}

/** One hot stream: each append expects the revision that the one before leaves. */
export const appendToHotStream = (log: EventLog, inFlight: number): Work => {
  const stream = `bench-hot.${randomUUID()}`
  let revision = noStream
  return milliseconds =>
    sampleCallers(inFlight, milliseconds, () => {
      revision += 1
      return appendOne(log, stream, revision - 1)
    })
}

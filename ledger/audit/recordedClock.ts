import type { Instant } from '../kernel/instant.ts'
import type { RecordedEvent } from '../log/port.ts'
import { findingAt, type LogCheck } from './check.ts'

/**
 * Where the recorded clock never goes back: in the whole log on PostgreSQL, in each stream on EventStoreDB, to which
 * several machines write.
 */
export type ClockScope = 'log' | 'stream'

const invariant = 'recorded in order'

/** The form in which instants compare as text. */
const instantPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/

/** Checks that `recordedAt` never goes back. In streams, memory grows with their number. */
export const createRecordedClockCheck = (scope: ClockScope): LogCheck => {
  const lasts = new Map<string, Instant>()
  const observe = (event: RecordedEvent) => {
    const clock = scope === 'log' ? '' : event.stream
    const last = lasts.get(clock) ?? ''
    if (event.recordedAt === last) return []
    const what = `${event.type} ${event.id}, revision ${event.revision} of ${event.stream} at position ${event.position},`
    if (!instantPattern.test(event.recordedAt))
      return [
        findingAt(event, invariant, `${what} was recorded at ${event.recordedAt}, which is no instant.`),
      ]
    if (event.recordedAt > last) {
      lasts.set(clock, event.recordedAt)
      return []
    }
    const where = scope === 'log' ? 'the log' : 'its stream'
    const message = `${what} was recorded at ${event.recordedAt}, although ${where} had reached ${last}.`
    return [findingAt(event, invariant, message)]
  }
  return { invariant, observe, end: () => [] }
}

import type { AppendResult, EventLog } from '../port.ts'
import { type ClockBoundOptions, createClockBound } from './clockBound.ts'

/** A log that throws `ClockAhead` instead of recording with a clock that is far ahead of the time source. */
export const boundClock = (log: EventLog, options: ClockBoundOptions): EventLog => {
  const bound = createClockBound(options)
  // Appends keep the order of their calls, so none passes while others wait, and later ones wait for the same promise.
  let confirming: Promise<void> | undefined
  let waiting = 0

  const appendConfirmed = async (...request: Parameters<EventLog['append']>): Promise<AppendResult> => {
    waiting += 1
    confirming ??= bound.confirm()
    let appended: Promise<AppendResult>
    try {
      await confirming
      appended = log.append(...request)
    } finally {
      waiting -= 1
      if (waiting === 0) confirming = undefined
    }
    return appended
  }

  return {
    ...log,
    append: (...request) =>
      waiting === 0 && bound.isWithin() ? log.append(...request) : appendConfirmed(...request),
  }
}

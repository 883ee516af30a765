import type { EventLog } from '../port.ts'
import { type ClockBoundOptions, createClockBound } from './clockBound.ts'

/** A log that throws `ClockAhead` instead of recording with a clock that is far ahead of the time source. */
export const boundClock = (log: EventLog, options: ClockBoundOptions): EventLog => {
  const bound = createClockBound(options)
  let confirming: Promise<void> | undefined
  // Appends keep the order of their calls, so none passes while others wait.
  let waiting = 0

  const confirmed = async (): Promise<void> => {
    confirming ??= bound.confirm().finally(() => {
      confirming = undefined
    })
    waiting += 1
    try {
      await confirming
    } finally {
      waiting -= 1
    }
  }

  return {
    ...log,
    append: (stream, events, expected) =>
      waiting === 0 && bound.isWithin()
        ? log.append(stream, events, expected)
        : confirmed().then(() => log.append(stream, events, expected)),
  }
}

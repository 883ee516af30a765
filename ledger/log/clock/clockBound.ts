import { aheadMaxMilliseconds, ClockAhead } from './clockAhead.ts'

/** A reading is used for this long before the time source is read again. */
const readingMaxMilliseconds = 60_000
/** While the clock is ahead, the time source is read this often at most. */
const readingMinMilliseconds = 1_000

export type ClockBoundOptions = {
  readonly now: () => Date
  /** The newest known time source: PostgreSQL's clock. */
  readonly readTime: () => Promise<Date>
  /** Milliseconds that no change of a clock affects. */
  readonly elapsed?: () => number
}

type Reading = { readonly time: number; readonly at: number }

/** Compares a clock with a time source that is read once a minute, and between the readings by the time elapsed. */
export const createClockBound = ({ now, readTime, elapsed = () => performance.now() }: ClockBoundOptions) => {
  let reading: Reading | undefined
  let isReading = false

  const read = async (): Promise<Reading> => {
    const at = elapsed()
    const time = (await readTime()).getTime()
    reading = { time, at }
    return reading
  }

  const ahead = ({ time, at }: Reading): number => now().getTime() - (time + elapsed() - at)

  /** A failed reading leaves the last one; the append that follows shows whether the database is away. */
  const readInBackground = (): void => {
    if (isReading) return
    isReading = true
    read()
      .catch(() => undefined)
      .finally(() => {
        isReading = false
      })
  }

  return {
    /** Whether the clock is within its bound by the last reading. */
    isWithin: (): boolean => {
      if (!reading || ahead(reading) > aheadMaxMilliseconds) return false
      if (elapsed() - reading.at > readingMaxMilliseconds) readInBackground()
      return true
    },
    /** Reads the time source before it refuses: a machine that slept is behind by its elapsed time only. */
    confirm: async (): Promise<void> => {
      const isFresh = reading !== undefined && elapsed() - reading.at < readingMinMilliseconds
      const latest = reading && isFresh ? reading : await read()
      const milliseconds = ahead(latest)
      if (milliseconds > aheadMaxMilliseconds) throw new ClockAhead(milliseconds)
    },
  }
}

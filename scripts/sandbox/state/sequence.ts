/** Ids and message timestamps in Slack's formats. None repeats, in this process or in the next one. */
export type Sequence = {
  /** `id('Ev')` → `EvHB2Q6J4M1K` */
  id(prefix: string): string
  /** A message timestamp, `1763712000.000001`: unique and rising. */
  timestamp(): string
}

const microsecondsPerSecond = 1_000_000

/**
 * Every id and timestamp is a distinct microsecond. The clock gives the millisecond and the rest is random, so that a
 * restart after the clock stepped back does not repeat ids; within a process the microseconds only rise.
 */
export const createSequence = (now: () => Date): Sequence => {
  let last = 0
  const next = (): number => {
    last = Math.max(last + 1, now().getTime() * 1000 + Math.floor(Math.random() * 1000))
    return last
  }
  return {
    id: prefix => `${prefix}${next().toString(36).toUpperCase()}`,
    timestamp: () => {
      const moment = next()
      const seconds = Math.floor(moment / microsecondsPerSecond)
      return `${seconds}.${String(moment % microsecondsPerSecond).padStart(6, '0')}`
    },
  }
}

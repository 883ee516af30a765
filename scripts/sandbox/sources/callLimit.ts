import type { Instant } from '@laurel/ledger/kernel/instant.ts'

/** The calls that a partner takes in a minute. */
export const createCallLimit = (clock: () => Instant, callsInMinute: number) => {
  let minute = ''
  let calls = 0
  return {
    /** The calls that are left after this one; undefined where it is one too many. */
    take: (): number | undefined => {
      const now = clock().slice(0, 16)
      if (now !== minute) [minute, calls] = [now, 0]
      calls += 1
      return calls > callsInMinute ? undefined : callsInMinute - calls
    },
    /** Seconds until the next minute begins. */
    waitSeconds: (): number => 60 - Number(clock().slice(17, 19)),
  }
}

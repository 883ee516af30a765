import { claimedAheadMax, claimedAheadMilliseconds } from './limits.ts'

/** The pace of the last moments decides how many jobs are claimed ahead: many short ones, and no long ones. */
export type ClaimedAhead = {
  /** One more job has ended. */
  count(): void
  /** How many jobs to claim beyond the free places. */
  measure(): number
}

export const createClaimedAhead = (): ClaimedAhead => {
  let ended = 0
  let since = performance.now()
  return {
    count: () => {
      ended += 1
    },
    measure: () => {
      const elapsed = Math.max(1, performance.now() - since)
      const ahead = Math.floor((ended / elapsed) * claimedAheadMilliseconds)
      ended = 0
      since = performance.now()
      return Math.min(claimedAheadMax, ahead)
    },
  }
}

import { setTimeout as pause } from 'node:timers/promises'
import { createLedger, type LedgerOptions } from '@laurel/ledger/handling/createLedger.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'

export type Ledgers = {
  /** The ledger of people, and of the processes that follow from their commands. */
  readonly people: Ledger
  /**
   * The ledger of jobs that send a command to every member. Its commands wait while people wait for theirs, and the
   * streams that it reads do not evict those that people use.
   */
  readonly jobs: Ledger
}

/** A job uses a member's stream once. */
export const jobCacheBytesMax = 8 * 1024 * 1024

/** Commands of jobs wait no longer than this, so that a job ends on a busy day as well. */
const giveWayMillisecondsMax = 100

/** Two ledgers over one log. Each caches streams of its own, like those of two processes. */
export const openLedgers = (options: LedgerOptions): Ledgers => {
  const people = createLedger(options)
  const jobs = createLedger({ ...options, cacheBytesMax: jobCacheBytesMax })
  return givingWay({ people, jobs })
}

export const givingWay = ({ people, jobs }: Ledgers): Ledgers => {
  let underWay = 0
  let rest: PromiseWithResolvers<void> | undefined
  return {
    people: {
      ...people,
      handle: async command => {
        underWay += 1
        try {
          return await people.handle(command)
        } finally {
          underWay -= 1
          if (underWay === 0) {
            rest?.resolve()
            rest = undefined
          }
        }
      },
    },
    jobs: {
      ...jobs,
      handle: async command => {
        if (underWay > 0) {
          rest ??= Promise.withResolvers()
          await Promise.race([rest.promise, pause(giveWayMillisecondsMax)])
        }
        return jobs.handle(command)
      },
    },
  }
}

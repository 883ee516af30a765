import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { AttemptAborted } from './attempt.ts'
import { type ClaimedJob, claimName, renew } from './claim.ts'
import { holdMilliseconds } from './limits.ts'

type Held = { readonly job: ClaimedJob; readonly aborting: AbortController; heldUntil: number }

/** The jobs that this process holds, from the claim until the result is recorded. */
export type HeldJobs = {
  /** `claimedAt` is the monotonic time before the claim. */
  add(job: ClaimedJob, claimedAt: number): AbortController
  remove(job: ClaimedJob): void
  count(): number
  abortAll(why: AttemptAborted['why']): void
  /** Prolongs all holds; an attempt whose job was lost is aborted. */
  renewAll(): Promise<void>
}

export const createHeldJobs = (database: Queryable, now: () => Instant | null): HeldJobs => {
  const held = new Map<string, Held>()

  const renewAll = async (): Promise<void> => {
    const sentAt = performance.now()
    const before = [...held]
    if (before.length === 0) return
    try {
      const kept = await renew(
        database,
        before.map(([, { job }]) => job),
        now(),
      )
      for (const [name, each] of before) {
        if (kept.has(name)) each.heldUntil = sentAt + holdMilliseconds
        else if (held.has(name)) each.aborting.abort(new AttemptAborted('lost'))
      }
    } finally {
      // Without an answer of the database, a job counts as lost when another process may claim it.
      for (const [, { heldUntil, aborting }] of before)
        if (heldUntil < performance.now()) aborting.abort(new AttemptAborted('lost'))
    }
  }

  return {
    add: (job, claimedAt) => {
      const aborting = new AbortController()
      held.set(claimName(job), { job, aborting, heldUntil: claimedAt + holdMilliseconds })
      return aborting
    },
    remove: job => void held.delete(claimName(job)),
    count: () => held.size,
    abortAll: why => {
      for (const { aborting } of held.values()) aborting.abort(new AttemptAborted(why))
    },
    renewAll,
  }
}

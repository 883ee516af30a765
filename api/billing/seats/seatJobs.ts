import { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'
import { enqueue } from '../../delivery/enqueue.ts'
import { handle, type JobHandler } from '../../delivery/handler.ts'
import { defineJob, newJob } from '../../delivery/job.ts'
import { enqueuedAtOnceMax } from '../../delivery/limits.ts'
import { done, failed } from '../../delivery/outcome.ts'
import { BillingBusy } from '../inTurn.ts'
import type { PlanDependencies } from '../plans/planDependencies.ts'
import { BillingUncertain, uncertainOf } from '../plans/stripeProblem.ts'
import { isKeptFailure } from '../stripe/isKeptFailure.ts'
import { keepSeats } from './keepSeats.ts'
import { seatChanges } from './seatChanges.ts'

/** Brings the quantity of one subscription in step with the people of its team. */
const changeSeats = defineJob({
  name: 'billing.seats',
  payload: z.strictObject({ teamId: TeamId, seats: z.int().min(1), period: z.int().min(0) }),
  /** The keys that failed for good at Stripe. */
  state: z.strictObject({ keptFailures: z.int().min(0) }),
})

/** People come and go in groups, as when a workspace is synced: their team is charged once for a period. */
const periodMilliseconds = 10 * 60_000

/**
 * Enqueues the change of seats of every team whose people changed. A change is keyed by team, quantity and period, which
 * is also its idempotency key at Stripe.
 */
export const oweSeatChanges = async (
  database: Queryable,
  now: Instant,
  signal: AbortSignal,
): Promise<void> => {
  const period = Math.floor(Date.parse(now) / periodMilliseconds)
  const jobs = (await seatChanges(database)).map(({ teamId, seats }) =>
    newJob(
      changeSeats,
      { teamId, seats, period },
      { key: `seats:${teamId}:${seats}:${period}`, lane: `billing.seats ${teamId}`, owner: teamId },
    ),
  )
  for (let first = 0; first < jobs.length && !signal.aborted; first += enqueuedAtOnceMax)
    await enqueue(database, jobs.slice(first, first + enqueuedAtOnceMax), now)
}

const failureKept = 'The payment provider failed. The next attempt has another idempotency key.'

const attemptMilliseconds = 2 * 60_000

export const seatsHandler = (dependencies: PlanDependencies): JobHandler =>
  handle(
    changeSeats,
    async ({ key, payload: { teamId, seats }, state }) => {
      const { keptFailures } = state ?? { keptFailures: 0 }
      try {
        return { ...done, note: await keepSeats(dependencies, teamId, seats, `${key}:${keptFailures}`) }
      } catch (error) {
        if (isKeptFailure(error)) return { ...failed(failureKept), state: { keptFailures: keptFailures + 1 } }
        const reason = uncertainOf(error)
        if (reason instanceof BillingUncertain || reason instanceof BillingBusy) return failed(reason.message)
        throw error
      }
    },
    { attemptMilliseconds },
  )

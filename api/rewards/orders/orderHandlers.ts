import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import { isLogUnavailable } from '@laurel/ledger/log/logUnavailable.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { enqueue } from '../../delivery/enqueue.ts'
import { type HandlerLimits, handle, type JobHandler } from '../../delivery/handler.ts'
import { dead, done, failed, later, type Outcome } from '../../delivery/outcome.ts'
import { type LookDependencies, type LookOutcome, lookAtOrder } from './lookAtOrder.ts'
import { newWatchOrderJob, placeOrderJob, watchOrderJob } from './orderJobs.ts'
import { type PlaceOrderDependencies, type PlacingOutcome, placeOrder } from './placeOrder.ts'

export type OrderHandlerDependencies = LookDependencies &
  Omit<PlaceOrderDependencies, 'calls'> & { readonly database: Queryable }

/** A vendor that hangs holds a few places of a process, and never all of them. */
const limits: Partial<HandlerLimits> = { atOnceMax: 3, attemptMilliseconds: 45_000 }

const absentLogMilliseconds = 10_000

/** The handlers of everything that is asked of vendors. Dead letters of these kinds need a person. */
export const orderHandlers = (dependencies: OrderHandlerDependencies): readonly JobHandler[] => [
  handle(
    placeOrderJob,
    ({ payload, state, keep, signal }) =>
      whileLogAnswers(dependencies.clock, async () => {
        const calls = {
          lastCallAt: state?.lastCallAt ?? null,
          note: (lastCallAt: Instant) => keep({ lastCallAt }),
        }
        const outcome = await placeOrder({ ...dependencies, calls }, payload, signal)
        if (outcome.kind === 'placed') {
          const now = dependencies.clock()
          await enqueue(dependencies.database, [newWatchOrderJob(payload, now)], now)
        }
        return outcomeOfPlacing(outcome)
      }),
    limits,
  ),
  handle(
    watchOrderJob,
    ({ payload: { since, ...subject }, signal }) =>
      whileLogAnswers(dependencies.clock, async () =>
        outcomeOfLook(await lookAtOrder(dependencies, subject, signal), since, dependencies.clock()),
      ),
    limits,
  ),
]

/** No attempt counts while the log is away. */
const whileLogAnswers = async (clock: () => Instant, work: () => Promise<Outcome>): Promise<Outcome> => {
  try {
    return await work()
  } catch (error) {
    if (!isLogUnavailable(error)) throw error
    return later(addMilliseconds(clock(), absentLogMilliseconds), 'The event log is away.')
  }
}

const outcomeOfPlacing = (outcome: PlacingOutcome): Outcome => {
  switch (outcome.kind) {
    case 'placed':
    case 'nothingToDo':
      return done
    case 'refused':
      return { kind: 'done', note: `Refused: ${outcome.code}` }
    case 'uncertain':
      return failed(outcome.problem)
    case 'later':
      return later(outcome.at, outcome.problem)
    case 'needsPerson':
      return dead(outcome.problem)
  }
}

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]

/** Payouts come back after 30 days, and parcels later than that. */
const watchedMilliseconds = 90 * day

/** How long to wait for the next look, by the age of the order. */
const restAt = (age: number): number => {
  if (age < 10 * minute) return minute
  if (age < 2 * hour) return 5 * minute
  return age < day ? hour : day
}

const outcomeOfLook = (outcome: LookOutcome, since: Instant, now: Instant): Outcome => {
  const age = Date.parse(now) - Date.parse(since)
  const again = (reason: string) => later(addMilliseconds(now, restAt(age)), reason)
  switch (outcome.kind) {
    case 'ended':
      return done
    case 'needsPerson':
      return dead(outcome.problem)
    case 'delivered':
      return age < watchedMilliseconds ? again('It may still come back.') : done
    case 'open':
      return age < watchedMilliseconds
        ? again('It is not delivered yet.')
        : dead('The order is open for 90 days. Ask the vendor about it.')
    case 'uncertain':
      return age < watchedMilliseconds ? again(outcome.problem) : dead(outcome.problem)
  }
}

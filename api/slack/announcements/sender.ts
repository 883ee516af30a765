import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import { isLogUnavailable } from '@laurel/ledger/log/logUnavailable.ts'
import { type HandlerLimits, handle, type JobHandler } from '../../delivery/handler.ts'
import { dead, failed, type Outcome } from '../../delivery/outcome.ts'
import { announcementJob } from './announcementJob.ts'
import { type Deliverer, deliver, deliverToOthers } from './deliver.ts'
import { type Delivery, noteShown, type OutboxEntry, readEntry } from './outbox.ts'

/** The delay before a retry while the log is unavailable. */
const absentLogMilliseconds = 10_000

export type SenderOptions = Deliverer & { readonly pace: Partial<HandlerLimits> }

type State = { readonly isOutcomeUnknown: true } | null

/** The result of an attempt at a message and at the direct messages beside it. */
type Attempted = {
  readonly delivery: Delivery
  /** Slack shows the message, even if the direct messages failed. */
  readonly isShown: boolean
}

/** The delay before a retry while the app is removed. An installation ends it at once. */
const absenceMilliseconds = 15 * 60 * 1000

/** A longer pause is checked again after this time. */
const pauseMillisecondsMax = 30 * 60 * 1000

/** Sends announcements, each in the lane of its channel or recipient. */
export const announcementHandler = (options: SenderOptions): JobHandler =>
  handle(
    announcementJob,
    async ({ payload: { announcementId }, number, state, keep, signal }) => {
      const stored = await readEntry(options.database, announcementId)
      if (stored === undefined) return { kind: 'done', isWithoutCall: true, note: 'It was deleted.' }
      const entry = { ...stored, attempts: number - 1, isOutcomeUnknown: state !== null }
      if (entry.shown === entry.wanted && !entry.isOutcomeUnknown)
        return { kind: 'done', isWithoutCall: true }
      await keep({ isOutcomeUnknown: true })
      const { delivery, isShown } = await deliverOnceLogIsThere(options, entry, signal)
      if (delivery.kind === 'refused')
        options.logger.warn({ announcementId, problem: delivery.problem }, 'Slack refused an announcement.')
      // The retry of a shown message makes sure that the direct messages are sent.
      const unreached: State = isShown ? { isOutcomeUnknown: true } : null
      return outcomeOf(delivery, options.clock(), { ifLater: unreached ?? state, ifDead: unreached })
    },
    options.pace,
  )

/** What the job keeps. A message that was not sent leaves the state as it was before the attempt. */
type NextStates = { readonly ifLater: State; readonly ifDead: State }

const outcomeOf = (delivery: Delivery, now: Instant, { ifLater, ifDead }: NextStates): Outcome => {
  switch (delivery.kind) {
    case 'shown':
      return { kind: 'done' }
    case 'nothingToShow':
      return { kind: 'done', isWithoutCall: true, note: delivery.problem }
    case 'refused':
      return { ...dead(delivery.problem), state: ifDead }
    case 'tryAgain':
      return failed(delivery.problem)
    case 'tooFast':
      return laterBy(now, delivery.seconds * 1000, 'Slack asked for a pause.', ifLater)
    case 'later':
      return laterBy(now, Date.parse(delivery.until) - Date.parse(now), delivery.problem, ifLater)
    case 'notInstalled':
      return laterBy(now, absenceMilliseconds, delivery.problem, ifLater)
    default:
      return delivery satisfies never
  }
}

const laterBy = (now: Instant, milliseconds: number, reason: string, state: State): Outcome => ({
  kind: 'later',
  at: addMilliseconds(now, Math.min(milliseconds, pauseMillisecondsMax)),
  reason,
  state,
})

/** An unavailable log is not the fault of a message, so it never leads to a dead letter. */
const deliverOnceLogIsThere = async (
  options: SenderOptions,
  entry: OutboxEntry,
  signal: AbortSignal,
): Promise<Attempted> => {
  let isShown = false
  try {
    const delivery = await deliver(options, entry, signal)
    isShown = delivery.kind === 'shown'
    if (delivery.kind === 'shown') await noteShown(options.database, entry, delivery)
    return { delivery: await deliverToOthers(options, entry, delivery, signal), isShown }
  } catch (error) {
    if (!isLogUnavailable(error)) throw error
    const until = addMilliseconds(options.clock(), absentLogMilliseconds)
    return { delivery: { kind: 'later', until, problem: 'The event log can’t be reached.' }, isShown }
  }
}

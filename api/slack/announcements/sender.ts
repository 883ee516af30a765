import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import { isLogUnavailable } from '@laurel/ledger/log/logUnavailable.ts'
import { type HandlerLimits, handle, type JobHandler } from '../../delivery/handler.ts'
import { dead, failed, type Outcome } from '../../delivery/outcome.ts'
import type { Log } from '../app/slackLogger.ts'
import { announcementJob } from './announcementJob.ts'
import { type Deliverer, deliver, deliverToOthers } from './deliver.ts'
import { type Delivery, noteShown, type OutboxEntry, readEntry } from './outbox.ts'

/** The delay before a retry while the log is unavailable. */
const absentLogMilliseconds = 10_000

export type SenderOptions = Deliverer & {
  readonly logger: Log
  readonly pace: Partial<HandlerLimits>
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
      const delivery = await deliverOnceLogIsThere(options, entry, signal)
      if (delivery.kind === 'refused')
        options.logger.warn({ announcementId, problem: delivery.problem }, 'Slack refused an announcement.')
      return outcomeOf(delivery, options.clock(), state)
    },
    options.pace,
  )

const outcomeOf = (delivery: Delivery, now: Instant, state: unknown): Outcome => {
  switch (delivery.kind) {
    case 'shown':
      return { kind: 'done' }
    case 'nothingToShow':
      return { kind: 'done', isWithoutCall: true, note: delivery.problem }
    case 'refused':
      return { ...dead(delivery.problem), state: null }
    case 'tryAgain':
      return failed(delivery.problem)
    case 'tooFast':
      return laterBy(now, delivery.seconds * 1000, 'Slack asked for a pause.', state)
    case 'later':
      return laterBy(now, Date.parse(delivery.until) - Date.parse(now), delivery.problem, state)
    case 'notInstalled':
      return laterBy(now, absenceMilliseconds, delivery.problem, state)
    default:
      return delivery satisfies never
  }
}

/** Nothing was sent, so the state of the job stays the one before the attempt. */
const laterBy = (now: Instant, milliseconds: number, reason: string, state: unknown): Outcome => ({
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
): Promise<Delivery> => {
  try {
    const delivery = await deliver(options, entry, signal)
    if (delivery.kind === 'shown') await noteShown(options.database, entry, delivery)
    return await deliverToOthers(options, entry, delivery, signal)
  } catch (error) {
    if (!isLogUnavailable(error)) throw error
    const until = addMilliseconds(options.clock(), absentLogMilliseconds)
    return { kind: 'later', until, problem: 'The event log can’t be reached.' }
  }
}

import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import { isLogUnavailable } from '@laurel/ledger/log/logUnavailable.ts'
import type { Pool } from 'pg'
import type { Log } from '../app/slackLogger.ts'
import { type Deliverer, deliver } from './deliver.ts'
import { type Delivery, finish, type OutboxEntry, type Pace, takeNext } from './outbox.ts'

/** A lane is held this long at most: longer than any call to Slack takes, so that a crash frees it soon. */
const holdMilliseconds = 60_000

/** A message whose event can't be read, because the log is away, is tried again after so long. */
const absentLogMilliseconds = 10_000

export type SenderOptions = Deliverer & {
  readonly database: Pick<Pool, 'query'>
  readonly clock: () => Instant
  readonly logger: Log
  readonly pace: Pace
}

/** Sends what is due now, one message after the other, until nothing is. Answers how many attempts it made. */
export const sendDue = async (
  options: SenderOptions,
  isStopping: () => boolean = () => false,
): Promise<number> => {
  for (let attempts = 0; ; attempts += 1) {
    const entry = isStopping()
      ? undefined
      : await takeNext(options.database, options.clock(), holdMilliseconds)
    if (!entry) return attempts
    const delivery = await attempt(options, entry)
    await finish(options.database, entry, delivery, options.clock(), options.pace)
  }
}

const attempt = async (options: SenderOptions, entry: OutboxEntry): Promise<Delivery> => {
  const { announcementId } = entry
  try {
    const delivery = await deliver(options, entry)
    if (delivery.kind === 'refused')
      options.logger.warn({ announcementId, problem: delivery.problem }, 'Slack refused an announcement.')
    return delivery
  } catch (error) {
    if (isLogUnavailable(error)) {
      // No message is to blame, so none is parked however long it takes.
      const until = addMilliseconds(options.clock(), absentLogMilliseconds)
      return { kind: 'later', until, problem: 'The event log can’t be reached.' }
    }
    options.logger.error({ err: error, announcementId }, 'An announcement could not be made.')
    return { kind: 'tryAgain', problem: error instanceof Error ? error.message : String(error) }
  }
}

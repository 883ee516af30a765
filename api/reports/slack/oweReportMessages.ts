import { isInUse } from '@laurel/contract/billing/planFeatures.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { owe } from '../../slack/announcements/outbox.ts'
import { workingTimeFrom } from '../../slack/nudges/workingTime.ts'
import { usualLocale } from '../subscriptions/changeSubscriptions.ts'
import { lastPeriod, periodEnds } from '../subscriptions/lastPeriod.ts'
import {
  type DueSubscription,
  dueSubscriptions,
  noteMessage,
  notePeriod,
  postpone,
} from '../subscriptions/subscriptionRows.ts'
import { reportMessageTo } from './reportMessages.ts'

const readAtOnce = 1000
const dayMilliseconds = 24 * 60 * 60 * 1000

/**
 * Owes the summaries of weeks and months that are over to people in working hours. It reads the subscriptions that can
 * be due, however many there are. A message is keyed by person and period, so that a late run or a second run changes
 * nothing. A person who fails does not stop the others.
 */
export const oweReportMessages = async (
  database: Queryable,
  now: Instant,
  signal: AbortSignal,
): Promise<void> => {
  const failures: unknown[] = []
  for (let isMore = true; isMore && failures.length === 0; ) {
    const due = await dueSubscriptions(database, now, readAtOnce)
    for (const subscription of due) {
      if (signal.aborted) break
      try {
        await oweSubscriber(database, subscription, now)
      } catch (error) {
        failures.push(new Error(`A report of team ${subscription.teamId} was not sent.`, { cause: error }))
      }
    }
    isMore = due.length === readAtOnce && !signal.aborted
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Reports failed; the next run tries again.')
}

const oweSubscriber = async (
  database: Queryable,
  { teamId, memberId, rhythm, lastPeriod: sent, plan, isActive, timeZone, locale }: DueSubscription,
  now: Instant,
): Promise<void> => {
  const to = { teamId, memberId, rhythm }
  if (!plan || !isInUse({ plan }) || !isActive || !timeZone)
    return postpone(database, to, addMilliseconds(now, dayMilliseconds))
  const clock = [rhythm, now, timeZone, locale ?? usualLocale] as const
  const period = lastPeriod(...clock)
  if (period.start > sent) {
    const atWork = workingTimeFrom(now, timeZone)
    if (atWork !== now) return postpone(database, to, atWork)
    const messageId = derivedId('reports.summary', teamId, memberId, rhythm, period.start)
    await noteMessage(database, messageId, { ...to, ...period, notedAt: now })
    await owe(database, [reportMessageTo(to, messageId)], now)
  }
  // Last: where the process ends before, the next run does both again, and neither twice.
  await notePeriod(database, to, period.start, workingTimeFrom(periodEnds(...clock), timeZone))
}

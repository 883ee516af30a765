import { isInUse } from '@laurel/contract/billing/planFeatures.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { allTeams } from '@laurel/projections/team/teams/queries.ts'
import type { TeamRow } from '@laurel/projections/team/teams/tables.ts'
import { owe } from '../../slack/announcements/outbox.ts'
import { isWorkingTime } from '../../slack/nudges/workingTime.ts'
import { usualLocale } from '../subscriptions/changeSubscriptions.ts'
import { lastPeriod } from '../subscriptions/lastPeriod.ts'
import { noteMessage, notePeriod, type Subscriber, subscribersOf } from '../subscriptions/subscriptionRows.ts'
import { reportMessageTo } from './reportMessages.ts'

/**
 * Owes the summaries of weeks and months that are over to people in working hours. A message is keyed by person and
 * period, so that a late run or a second run changes nothing. A team that fails does not stop the others.
 */
export const oweReportMessages = async (
  database: Queryable,
  now: Instant,
  signal: AbortSignal,
): Promise<void> => {
  const failures: unknown[] = []
  for (const team of (await allTeams(database)).filter(isInUse)) {
    if (signal.aborted) break
    try {
      for (const subscriber of await subscribersOf(database, team.teamId))
        await oweSubscriber(database, team, subscriber, now)
    } catch (error) {
      failures.push(new Error(`Reports of team ${team.teamId} were not sent.`, { cause: error }))
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Reports failed; the next run tries again.')
}

const oweSubscriber = async (
  database: Queryable,
  { teamId, timeZone: teamZone }: TeamRow,
  { memberId, rhythm, lastPeriod: sent, timeZone, locale }: Subscriber,
  now: Instant,
): Promise<void> => {
  const zone = timeZone ?? teamZone
  const period = lastPeriod(rhythm, now, zone, locale ?? usualLocale)
  if (period.start <= sent || !isWorkingTime(now, zone)) return
  const messageId = derivedId('reports.summary', teamId, memberId, rhythm, period.start)
  const to = { teamId, memberId, rhythm }
  await noteMessage(database, messageId, { ...to, ...period, notedAt: now })
  await owe(database, [reportMessageTo(to, messageId)], now)
  // Last: where the process ends before, the next run does both again, and neither twice.
  await notePeriod(database, to, period.start)
}

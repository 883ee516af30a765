import { type ReportRhythm, reportRhythms } from '@laurel/contract/reports/subscriptions.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { memberById } from '@laurel/projections/people/members/queries.ts'
import { type ReportCaller, readReportScope } from '../reportScope.ts'
import { lastPeriod } from './lastPeriod.ts'
import { subscribe, unsubscribe } from './subscriptionRows.ts'

export const usualLocale = 'en-US'

export type SubscriptionChanges = Readonly<Record<ReportRhythm, boolean>>

/**
 * Changes which summaries a person gets by Slack message. The first one is about the week or month that ends next.
 * Rejects people without reports; ending a subscription is always possible.
 */
export const changeSubscriptions = async (
  database: Queryable,
  caller: ReportCaller,
  wanted: SubscriptionChanges,
  now: Instant,
  teamZone: string,
): Promise<'changed' | 'FORBIDDEN'> => {
  const wantsAny = reportRhythms.some(rhythm => wanted[rhythm])
  if (wantsAny && (await readReportScope(database, caller, {})) === 'FORBIDDEN') return 'FORBIDDEN'
  const member = await memberById(database, caller.teamId, caller.memberId)
  for (const rhythm of reportRhythms) {
    if (!wanted[rhythm]) await unsubscribe(database, caller, rhythm)
    else {
      const { start } = lastPeriod(rhythm, now, member?.timeZone ?? teamZone, member?.locale ?? usualLocale)
      await subscribe(database, caller, rhythm, start)
    }
  }
  return 'changed'
}

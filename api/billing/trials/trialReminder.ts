import { TZDate } from '@date-fns/tz'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'

/** The days before the end of a trial on which administrators are reminded. */
export const reminderDays = [7, 3, 1] as const
export type ReminderDay = (typeof reminderDays)[number]

/** The days until a trial ends, on the calendar of the team. */
export const daysLeftOf = (trialEnd: Instant, now: Instant, timeZone: string): number =>
  differenceInCalendarDays(new TZDate(trialEnd, timeZone), new TZDate(now, timeZone))

/** The reminder of a day. A run after downtime sends the one that was missed, with the days that are left then. */
export const reminderDue = (daysLeft: number): ReminderDay | undefined =>
  daysLeft < 0 ? undefined : reminderDays.toReversed().find(day => daysLeft <= day)

import { isTimeZone } from '@laurel/ledger/kernel/timeZone.ts'

const dayMilliseconds = 86_400_000

/** The day that it is in so many days on the clock of the team, `2026-03-11`. */
export const dayIn = (days: number, timeZone: string, now: Date = new Date()): string => {
  const format = new Intl.DateTimeFormat('en-CA', {
    dateStyle: 'short',
    timeZone: isTimeZone(timeZone) ? timeZone : undefined,
  })
  return format.format(new Date(now.getTime() + days * dayMilliseconds))
}

import { TZDate } from '@date-fns/tz'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Period } from '@laurel/ledger/kernel/period.ts'

/** The first instant of a period, which is named by its first day. */
export const periodBeginning = (period: Period, timeZone: string): Instant => {
  const [year = 0, month = 1, day = 1] = period.split('-').map(Number)
  return new Date(new TZDate(year, month - 1, day, timeZone).getTime()).toISOString()
}

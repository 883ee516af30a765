import { addMonths, type Month } from '../../kernel/month.ts'

/** `FY2027 P01` is October 2026 where the fiscal year begins in October: a fiscal year is named by the year it ends in. */
export const fiscalPeriod = (month: Month, startsIn: number): string => {
  const moved = addMonths(month, startsIn === 1 ? 0 : 13 - startsIn)
  return `FY${moved.slice(0, 4)} P${moved.slice(5)}`
}

/** The last day of a month, `2026-10-31`. */
export const lastDayOf = (month: Month): string => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, '2026-10-31'.length)
}

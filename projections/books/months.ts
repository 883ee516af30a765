import type { Instant } from '@laurel/ledger/kernel/instant.ts'

/** The columns of a year end with the number of a month. */
export const monthNumbers = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'] as const
export type MonthNumber = (typeof monthNumbers)[number]

/** Months since January of year 0, in UTC. */
export const monthIndexOf = (instant: Instant): number =>
  Number(instant.slice(0, 4)) * 12 + Number(instant.slice(5, 7)) - 1

export const monthNumberOf = (instant: Instant): MonthNumber => {
  const number = monthNumbers[Number(instant.slice(5, 7)) - 1]
  if (number === undefined) throw new Error(`${instant} has no month.`)
  return number
}

export const startOfMonth = (index: number): Instant => {
  const year = String(Math.floor(index / 12)).padStart(4, '0')
  return `${year}-${monthNumbers[index % 12] ?? '01'}-01T00:00:00.000Z`
}

/**
 * SQL: the sum of the first months of a year. `row` has a column per month, `<measure>01` to `<measure>12`, and one for
 * the year, `<measure>`; `months` is an expression from 0 to 12.
 */
export const firstMonthsSql = (row: string, measure: string, months: string): string => {
  const columns = monthNumbers.map(number => `${row}.${measure}${number}`)
  const arms = columns.slice(0, -1).map((_, index) => {
    const count = index + 1
    return `when ${count} then ${columns.slice(0, count).join(' + ')}`
  })
  return `case ${months} when 12 then ${row}.${measure} when 0 then 0 ${arms.join(' ')} end`
}

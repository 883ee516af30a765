import type { Clock } from '@laurel/ledger/audit/clock.ts'
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
const firstMonthsSql = (row: string, measure: string, months: string): string => {
  const columns = monthNumbers.map(number => `${row}.${measure}${number}`)
  const arms = columns.slice(0, -1).map((_, index) => {
    const count = index + 1
    return `when ${count} then ${columns.slice(0, count).join(' + ')}`
  })
  return `case ${months} when 12 then ${row}.${measure} when 0 then 0 ${arms.join(' ')} end`
}

/**
 * SQL: the sum of the months from `first` until `last`, which is excluded, in a row of one year as of `firstMonthsSql`. The
 * months are indexes (`monthIndexOf`). The years between those of the two are not taken apart.
 */
export const monthsBetweenSql = (row: string, measure: string, first: number, last: number): string => {
  const [firstYear, lastYear] = [first, last].map(yearOf)
  if (firstYear === lastYear)
    return `case ${row}.year when ${firstYear} then ${columnsSql(row, measure, first % 12, last % 12)} else 0 end`
  return `case ${row}.year when ${firstYear} then ${columnsSql(row, measure, first % 12, 12)}
    when ${lastYear} then ${columnsSql(row, measure, 0, last % 12)} else ${row}.${measure} end`
}

/** SQL: the sum of the months before `month` by a clock, in any row of one year; on the recorded one with `monthsLate`. */
export const monthsBeforeSql = (row: string, measure: string, month: number, clock: Clock): string => {
  const inTime = `case when ${row}.year < ${yearOf(month)} then ${row}.${measure}
    when ${row}.year = ${yearOf(month)} then ${columnsSql(row, measure, 0, month % 12)} else 0 end`
  if (clock === 'occurred') return inTime
  const months = `least(greatest(${month} - (${row}.year * 12 + ${row}.months_late), 0), 12)`
  return `case ${row}.months_late when 0 then ${inTime} else ${firstMonthsSql(row, measure, months)} end`
}

const yearOf = (month: number): number => Math.floor(month / 12)

const columnsSql = (row: string, measure: string, from: number, until: number): string =>
  monthNumbers
    .slice(from, until)
    .map(number => `${row}.${measure}${number}`)
    .join(' + ') || '0'

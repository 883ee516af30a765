import { DayOfYear } from '@laurel/ledger/kernel/dayOfYear.ts'
import type { MemberDetails } from '@laurel/ledger/members/profile/details.ts'
import { z } from 'zod'

/** A date whose missing parts keep their known values. Months count from 1. */
export type PartialDay = { readonly month?: number | undefined; readonly day?: number | undefined }
export type PartialDate = PartialDay & { readonly year?: number | undefined }

/** The details to change; null clears a date. */
export type WantedDetails = Partial<Omit<MemberDetails, 'birthday' | 'joinedOn'>> & {
  readonly birthday?: PartialDay | null
  readonly joinedOn?: PartialDate | null
}

type DateField = { readonly date: 'birthday' | 'joinedOn'; readonly part: 'month' | 'day' | 'year' }

export type DateProblem =
  | (DateField & { readonly problem: 'missing' | 'no such day' })
  | (DateField & { readonly problem: 'in the future'; readonly latestYear: number })

export type DetailChanges =
  | { readonly kind: 'changes'; readonly changes: Partial<MemberDetails> }
  | { readonly kind: 'problem'; readonly problem: DateProblem }

type Known = Pick<MemberDetails, 'birthday' | 'joinedOn'>
type Problem = Extract<DetailChanges, { readonly kind: 'problem' }>
type Read = { readonly kind: 'date'; readonly date: string | null } | Problem

/** The changes with complete dates, or the first part of a date that makes none. */
export const detailChangesOf = (
  { birthday, joinedOn, ...changes }: WantedDetails,
  known: Known,
  currentYear: number,
): DetailChanges => {
  const day = birthday === undefined ? undefined : birthdayOf(birthday, known)
  if (day?.kind === 'problem') return day
  const date = joinedOn === undefined ? undefined : joiningDateOf(joinedOn, known, currentYear)
  if (date?.kind === 'problem') return date
  return {
    kind: 'changes',
    changes: { ...changes, ...(day && { birthday: day.date }), ...(date && { joinedOn: date.date }) },
  }
}

const birthdayOf = (wanted: PartialDay | null, { birthday }: Known): Read => {
  if (wanted === null) return cleared
  const month = wanted.month ?? monthOf(birthday)
  const day = wanted.day ?? dayOf(birthday)
  if (month === undefined) return missing('birthday', 'month')
  if (day === undefined) return missing('birthday', 'day')
  const parsed = DayOfYear.safeParse(`${twoDigits(month)}-${twoDigits(day)}`)
  return parsed.success ? { kind: 'date', date: parsed.data } : noSuchDay('birthday')
}

const joiningDateOf = (wanted: PartialDate | null, { joinedOn }: Known, currentYear: number): Read => {
  if (wanted === null) return cleared
  const known = joinedOn?.slice(5) ?? null
  const month = wanted.month ?? monthOf(known)
  const day = wanted.day ?? dayOf(known)
  const year = wanted.year ?? (joinedOn === null ? undefined : Number(joinedOn.slice(0, 4)))
  if (month === undefined) return missing('joinedOn', 'month')
  if (day === undefined) return missing('joinedOn', 'day')
  if (year === undefined) return missing('joinedOn', 'year')
  if (year > currentYear) {
    const problem = {
      date: 'joinedOn',
      part: 'year',
      problem: 'in the future',
      latestYear: currentYear,
    } as const
    return { kind: 'problem', problem }
  }
  const parsed = z.iso.date().safeParse(`${year}-${twoDigits(month)}-${twoDigits(day)}`)
  return parsed.success ? { kind: 'date', date: parsed.data } : noSuchDay('joinedOn')
}

const cleared: Read = { kind: 'date', date: null }

const missing = (date: DateField['date'], part: DateField['part']): Problem => ({
  kind: 'problem',
  problem: { date, part, problem: 'missing' },
})

const noSuchDay = (date: DateField['date']): Problem => ({
  kind: 'problem',
  problem: { date, part: 'day', problem: 'no such day' },
})

/** The parts of a day of the year, `02-29`. */
const monthOf = (day: string | null): number | undefined =>
  day === null ? undefined : Number(day.slice(0, 2))

const dayOf = (day: string | null): number | undefined => (day === null ? undefined : Number(day.slice(3)))

const twoDigits = (number: number): string => String(number).padStart(2, '0')

import { addDays } from 'date-fns/addDays'
import { getDaysInMonth } from 'date-fns/getDaysInMonth'
import { parseISO } from 'date-fns/parseISO'
import { assertNever } from '../kernel/assertNever.ts'
import type { DayOfYear } from '../kernel/dayOfYear.ts'
import { dayText } from '../kernel/dayText.ts'
import type { Occasion } from '../members/awards/awardEvents.ts'
import type { MemberDetails } from '../members/profile/details.ts'
import type { CelebrationKind, WeekendMode } from './vocabulary.ts'
import { celebratedOn } from './weekend.ts'

/** The dates of a person that are celebrated. */
export type CelebratedDates = Pick<MemberDetails, 'birthday' | 'joinedOn'>

/** An occasion of a person: the day it falls on, and the day it is held. Days are `2026-11-21`. */
export type DatedOccasion = Occasion & { readonly fallsOn: string; readonly heldOn: string }

/** A weekend moves a celebration by no more days. */
const movedDaysMax = 2

/** The celebrations of one kind that are held for a person between two days, both included, in order. */
export const occasionsBetween = (
  dates: CelebratedDates,
  kind: CelebrationKind,
  mode: WeekendMode,
  { from, until }: { readonly from: string; readonly until: string },
): DatedOccasion[] =>
  occasionsFallingBetween(dates, kind, {
    from: shift(from, -movedDaysMax),
    until: shift(until, movedDaysMax),
  })
    .map(occasion => ({ ...occasion, heldOn: celebratedOn(occasion.fallsOn, mode) }))
    .filter(({ heldOn }) => from <= heldOn && heldOn <= until)

/** The days of the year that can be held between two days, both included: `occasionsBetween` of any other is empty. */
export const daysOfYearHeld = ({
  from,
  until,
}: {
  readonly from: string
  readonly until: string
}): DayOfYear[] => {
  const days = new Set<DayOfYear>()
  const last = shift(until, movedDaysMax)
  for (let day = shift(from, -movedDaysMax); day <= last && days.size < daysOfYear; day = shift(day, 1)) {
    days.add(day.slice(5))
    if (day.endsWith('-02-28')) days.add('02-29')
  }
  return [...days]
}

/** The days between two, both included, in order, each with the days of the year that fall on it. */
export const daysFalling = ({
  from,
  until,
}: {
  readonly from: string
  readonly until: string
}): { readonly fallsOn: string; readonly day: DayOfYear }[] => {
  const days: { fallsOn: string; day: DayOfYear }[] = []
  for (let fallsOn = from; fallsOn <= until; fallsOn = shift(fallsOn, 1)) {
    days.push({ fallsOn, day: fallsOn.slice(5) })
    if (dayInYear('02-29', Number(fallsOn.slice(0, 4))) === fallsOn && fallsOn.endsWith('-28'))
      days.push({ fallsOn, day: '02-29' })
  }
  return days
}

/** The days of `daysFalling` on which celebrations fall that are held between two days, both included, in order. */
export const daysHeld = (
  mode: WeekendMode,
  { from, until }: { readonly from: string; readonly until: string },
): { readonly heldOn: string; readonly fallsOn: string; readonly day: DayOfYear }[] =>
  daysFalling({ from: shift(from, -movedDaysMax), until: shift(until, movedDaysMax) })
    .map(day => ({ ...day, heldOn: celebratedOn(day.fallsOn, mode) }))
    .filter(({ heldOn }) => from <= heldOn && heldOn <= until)

const daysOfYear = 366

const occasionsFallingBetween = (
  { birthday, joinedOn }: CelebratedDates,
  kind: CelebrationKind,
  { from, until }: { readonly from: string; readonly until: string },
): Omit<DatedOccasion, 'heldOn'>[] => {
  const day = kind === 'BIRTHDAY' ? birthday : (joinedOn?.slice(5) ?? null)
  if (day === null) return []
  const firstYear = yearOf(from)
  return Array.from({ length: yearOf(until) - firstYear + 1 }, (_, index) => firstYear + index)
    .map(year => ({ kind, year, years: yearsWith(kind, joinedOn, year), fallsOn: dayInYear(day, year) }))
    .filter(({ fallsOn, years }) => from <= fallsOn && fallsOn <= until && isDue(kind, years))
}

/** The calendar day, `2027-02-28`, on which a day of the year falls; 29 February is kept on the 28th in other years. */
const dayInYear = (day: DayOfYear, year: number): string =>
  day === '02-29' && getDaysInMonth(new Date(year, 1)) === 28 ? `${year}-02-28` : `${year}-${day}`

/** Full years with the company in a year; null where they do not matter. */
const yearsWith = (kind: CelebrationKind, joinedOn: string | null, year: number): number | null =>
  kind === 'BIRTHDAY' || joinedOn === null ? null : year - yearOf(joinedOn)

const isDue = (kind: CelebrationKind, years: number | null): boolean => {
  switch (kind) {
    case 'BIRTHDAY':
      return true
    case 'ANNIVERSARY':
      return years !== null && years >= 1
    case 'NEW_HIRE':
      return years === 0
    default:
      return assertNever(kind)
  }
}

const yearOf = (day: string): number => Number(day.slice(0, 4))

const shift = (day: string, days: number): string => dayText(addDays(parseISO(day), days))

import { DayOfYear } from '@laurel/ledger/kernel/dayOfYear.ts'
import { z } from 'zod'
import type { UnreadablePerson } from './port.ts'
import { externalIdLengthMax, SourcePerson, type Withheld } from './sourcePerson.ts'

/** The order of the numbers in the dates of a source. */
export type DateForm = 'yyyy-MM-dd' | 'MM/dd/yyyy' | 'dd/MM/yyyy'

type RawText = string | null | undefined

/** A person in the partner’s own texts. Dates may be empty, or have a time after the day. */
export type RawPerson = {
  readonly externalId: string
  readonly email: RawText
  readonly firstName: RawText
  readonly lastName: RawText
  /** A date, or a month and a day: `03-14`. */
  readonly birthDate: RawText
  readonly hiredOn: RawText
  readonly leftOn: RawText
  readonly isActive: boolean
  readonly title: RawText
  readonly department: RawText
  readonly location: RawText
  readonly managerExternalId: RawText
  readonly managerEmail: RawText
  readonly custom?: Readonly<Record<string, RawText>>
  /** Fields that the source keeps back from those who may not see them. */
  readonly withheld?: readonly Withheld[]
}

export type ReadPerson =
  | { readonly kind: 'person'; readonly person: SourcePerson }
  | ({ readonly kind: 'unreadable' } & UnreadablePerson)

/**
 * Reads a person of a source: texts are trimmed and shortened, e-mails are lower case, and empty dates are null. A date
 * that is none makes the person unreadable, so that nothing is cleared by mistake.
 */
export const readPerson = (raw: RawPerson, form: DateForm = 'yyyy-MM-dd'): ReadPerson => {
  const externalId = clean(raw.externalId, externalIdLengthMax) ?? ''
  const [birthday, hiredOn, leftOn] = [
    birthdayOf(raw.birthDate, form),
    dayOf(raw.hiredOn, form),
    dayOf(raw.leftOn, form),
  ]
  const unreadable = (problem: string): ReadPerson => ({ kind: 'unreadable', externalId, problem })
  if (birthday === undefined) return unreadable('The birthday is not a date.')
  if (hiredOn === undefined) return unreadable('The start date is not a date.')
  if (leftOn === undefined) return unreadable('The last day is not a date.')
  const parsed = SourcePerson.safeParse({
    externalId,
    email: emailOf(raw.email),
    firstName: clean(raw.firstName, 200) ?? '',
    lastName: clean(raw.lastName, 200) ?? '',
    birthday,
    hiredOn,
    leftOn,
    isActive: raw.isActive,
    title: clean(raw.title, 500),
    department: clean(raw.department, 500),
    location: clean(raw.location, 500),
    managerExternalId: clean(raw.managerExternalId, externalIdLengthMax),
    managerEmail: emailOf(raw.managerEmail),
    custom: customOf(raw.custom),
    ...(raw.withheld && raw.withheld.length > 0 && { withheld: raw.withheld }),
  })
  if (parsed.success) return { kind: 'person', person: parsed.data }
  const [issue] = parsed.error.issues
  return unreadable(`The field ${issue?.path.join('.') || 'id'} is not readable.`)
}

/** The day of a date; null where it is empty, undefined where it is no date. */
export const dayOf = (text: RawText, form: DateForm = 'yyyy-MM-dd'): string | null | undefined => {
  const day = (text ?? '').trim().split(/[T ]/)[0] ?? ''
  if (day === '' || /^0{4}-0{2}-0{2}$/.test(day) || day === '0001-01-01') return null
  return z.iso.date().safeParse(isoOf(day, form)).data
}

const isoOf = (day: string, form: DateForm): string => {
  if (/^\d{4}-\d{2}-\d{2}$/.test(day)) return day
  const [first = '', second = '', year = ''] = day.split(/[/.-]/).map(part => part.padStart(2, '0'))
  if (form === 'MM/dd/yyyy') return `${year}-${first}-${second}`
  if (form === 'dd/MM/yyyy') return `${year}-${second}-${first}`
  return day
}

const birthdayOf = (text: RawText, form: DateForm): string | null | undefined => {
  const short = DayOfYear.safeParse((text ?? '').trim().replace(/^--/, ''))
  if (short.success) return short.data
  const day = dayOf(text, form)
  return day?.slice(5) ?? day
}

const emailOf = (text: RawText): string | null =>
  z
    .email()
    .max(320)
    .safeParse((text ?? '').trim().toLowerCase()).data ?? null

const clean = (text: RawText, lengthMax: number): string | null => {
  const trimmed = (text ?? '').toWellFormed().replaceAll('\u0000', '').trim()
  return trimmed === '' ? null : trimmed.slice(0, lengthMax).toWellFormed().trim()
}

const customOf = (custom: RawPerson['custom'] = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(custom).flatMap(([name, text]) => {
      const [key, value] = [clean(name, 200), clean(text, 1000)]
      return key !== null && value !== null && !(key in Object.prototype) ? [[key, value]] : []
    }),
  )

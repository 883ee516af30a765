import { noDate, type UserDetails } from '@laurel/contract/people/userProfile.ts'
import type { FieldProblem } from '@laurel/contract/wire/problem.ts'
import { DayOfYear } from '@laurel/ledger/kernel/dayOfYear.ts'
import type { MemberDetails } from '@laurel/ledger/members/profile/details.ts'
import { z } from 'zod'
import { eligibilityOf } from './userProfile.ts'

type Sent = { readonly [Name in keyof UserDetails]?: UserDetails[Name] | undefined }
type Known = Pick<MemberDetails, 'birthday' | 'joinedOn'>

export type DetailChanges =
  | { readonly kind: 'changes'; readonly changes: Partial<MemberDetails> }
  | { readonly kind: 'problem'; readonly problem: FieldProblem }

/** The changes in the ledger's words. Part of a date that is not sent is the one that is known. */
export const detailChangesOf = (sent: Sent, known: Known, currentYear: number): DetailChanges => {
  const birthday = birthdayOf(sent, known)
  if (typeof birthday === 'object' && birthday) return { kind: 'problem', problem: birthday }
  const joinedOn = joiningDateOf(sent, known, currentYear)
  if (typeof joinedOn === 'object' && joinedOn) return { kind: 'problem', problem: joinedOn }
  return {
    kind: 'changes',
    changes: {
      ...(birthday !== undefined && { birthday }),
      ...(joinedOn !== undefined && { joinedOn }),
      ...(sent.point_eligibility !== undefined && {
        pointEligibility: eligibilityOf(sent.point_eligibility),
      }),
      ...(sent.shoutout_allowance_override !== undefined && {
        shoutoutAllowanceOverride: sent.shoutout_allowance_override,
      }),
      ...(sent.award_allowance_override !== undefined && {
        awardAllowanceOverride: sent.award_allowance_override,
      }),
      ...(sent.newhire_message !== undefined && { newHireMessage: sent.newhire_message }),
    },
  }
}

/** A day as it becomes, null when it is cleared, undefined when nothing was said of it. */
type Changed = string | null | undefined | FieldProblem

const birthdayOf = (sent: Sent, { birthday }: Known): Changed => {
  if (sent.birthday_month === undefined && sent.birthday_day === undefined) return undefined
  const month = sent.birthday_month ?? monthOf(birthday)
  const day = sent.birthday_day ?? dayOf(birthday)
  if (month === noDate || day === noDate) return null
  if (month === undefined || day === undefined)
    return incomplete('birthday', month === undefined ? 'month' : 'day')
  const parsed = DayOfYear.safeParse(`${twoDigits(month + 1)}-${twoDigits(day)}`)
  return parsed.success ? parsed.data : { path: 'body.birthday_day', message: noSuchDay }
}

const joiningDateOf = (sent: Sent, { joinedOn }: Known, currentYear: number): Changed => {
  const { anniversary_month, anniversary_day, anniversary_year } = sent
  if ([anniversary_month, anniversary_day, anniversary_year].every(part => part === undefined))
    return undefined
  const month = anniversary_month ?? monthOf(joinedOn?.slice(5) ?? null)
  const day = anniversary_day ?? dayOf(joinedOn?.slice(5) ?? null)
  if (month === noDate || day === noDate) return null
  const year = anniversary_year ?? (joinedOn === null ? undefined : Number(joinedOn.slice(0, 4)))
  if (month === undefined) return incomplete('anniversary', 'month')
  if (day === undefined) return incomplete('anniversary', 'day')
  if (year === undefined) return incomplete('anniversary', 'year')
  if (year > currentYear)
    return { path: 'body.anniversary_year', message: `Choose a year up to ${currentYear}.` }
  const parsed = z.iso.date().safeParse(`${year}-${twoDigits(month + 1)}-${twoDigits(day)}`)
  return parsed.success ? parsed.data : { path: 'body.anniversary_day', message: noSuchDay }
}

const noSuchDay = 'The month has no such day. Choose another day.'

const incomplete = (date: 'birthday' | 'anniversary', part: string): FieldProblem => ({
  path: `body.${date}_${part}`,
  message: `Choose a ${part}, too.`,
})

/** Of a day of the year, `02-29`; months count from 0. */
const monthOf = (day: string | null): number | undefined =>
  day === null ? undefined : Number(day.slice(0, 2)) - 1

const dayOf = (day: string | null): number | undefined => (day === null ? undefined : Number(day.slice(3)))

const twoDigits = (number: number): string => String(number).padStart(2, '0')

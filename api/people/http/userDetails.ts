import { noDate, type UserDetails } from '@laurel/contract/people/userProfile.ts'
import type { FieldRefusal } from '../../http/problems/httpProblem.ts'
import { type Sentence, say } from '../../messages/sentence.ts'
import type { DateProblem, PartialDate, WantedDetails } from '../detailChanges.ts'
import { eligibilityOf } from './userProfile.ts'

type Sent = { readonly [Name in keyof UserDetails]?: UserDetails[Name] | undefined }

/** The fields that a request names, in the ledger's terms: months count from 1, and null clears a date. */
export const wantedDetailsOf = (sent: Sent): WantedDetails => {
  const birthday = dateOf(sent.birthday_month, sent.birthday_day, undefined)
  const joinedOn = dateOf(sent.anniversary_month, sent.anniversary_day, sent.anniversary_year)
  return {
    ...(birthday !== undefined && { birthday }),
    ...(joinedOn !== undefined && { joinedOn }),
    ...(sent.point_eligibility !== undefined && { pointEligibility: eligibilityOf(sent.point_eligibility) }),
    ...(sent.shoutout_allowance_override !== undefined && {
      shoutoutAllowanceOverride: sent.shoutout_allowance_override,
    }),
    ...(sent.award_allowance_override !== undefined && {
      awardAllowanceOverride: sent.award_allowance_override,
    }),
    ...(sent.newhire_message !== undefined && { newHireMessage: sent.newhire_message }),
  }
}

const dateOf = (
  month: number | undefined,
  day: number | undefined,
  year: number | null | undefined,
): PartialDate | null | undefined => {
  if ([month, day, year].every(part => part === undefined)) return undefined
  if (month === noDate || day === noDate) return null
  return { month: month === undefined ? undefined : month + 1, day, year: year ?? undefined }
}

const fieldNames = { birthday: 'birthday', joinedOn: 'anniversary' } as const

/** The problem of a date at the field that it concerns. */
export const fieldProblemOf = (problem: DateProblem): FieldRefusal => ({
  path: `body.${fieldNames[problem.date]}_${problem.part}`,
  message: messageOf(problem),
})

const messageOf = (problem: DateProblem): Sentence => {
  switch (problem.problem) {
    case 'missing':
      return say(`fields.${problem.part}Too`)
    case 'no such day':
      return say('fields.noSuchDay')
    case 'in the future':
      return say('fields.yearMax', { max: String(problem.latestYear) })
  }
}

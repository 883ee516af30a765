import type { DateRange } from '@laurel/contract/wire/dateRange.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { directReports } from '@laurel/projections/people/members/directReports.ts'
import type { MemberReference } from '@laurel/projections/people/members/memberReference.ts'
import {
  type MemberRecognition,
  recognitionOfMembers,
} from '@laurel/projections/recognition/activity/recognitionOfMembers.ts'
import { timeRangeOf } from '../team/calendar.ts'
import { daysBefore } from './daysBefore.ts'

export type RecognitionFigures = Omit<MemberRecognition, 'memberId'>

export type DirectReports = {
  readonly members: readonly { readonly member: MemberReference; readonly figures: RecognitionFigures }[]
  readonly totals: RecognitionFigures
  /** The totals of as many days before the range; undefined for a range without a start or an end. */
  readonly previous: RecognitionFigures | undefined
}

export type DirectReportsRequest = {
  readonly managerId: MemberId
  readonly range: DateRange
  readonly timeZone: string
}

/**
 * The recognition of the members who report to a manager, and of no other member, in a range of days. Has no rejection.
 */
export const readDirectReports = async (
  database: Queryable,
  teamId: TeamId,
  { managerId, range, timeZone }: DirectReportsRequest,
): Promise<DirectReports> => {
  const members = await directReports(database, teamId, managerId)
  const ids = members.map(({ memberId }) => memberId)
  const before = daysBefore(range)
  const [now, earlier] = await Promise.all([
    recognitionOfMembers(database, teamId, ids, timeRangeOf(range, timeZone)),
    before && recognitionOfMembers(database, teamId, ids, timeRangeOf(before, timeZone)),
  ])
  const figuresOf = new Map(now.map(recognition => [recognition.memberId, recognition]))
  return {
    members: members.map(member => ({ member, figures: figuresOf.get(member.memberId) ?? sumOf([]) })),
    totals: sumOf(now),
    previous: earlier && sumOf(earlier),
  }
}

const sumOf = (recognitions: readonly MemberRecognition[]): RecognitionFigures => {
  const total = (figure: keyof RecognitionFigures): number =>
    recognitions.reduce((sum, recognition) => sum + recognition[figure], 0)
  return {
    shoutoutsReceived: total('shoutoutsReceived'),
    shoutoutsGiven: total('shoutoutsGiven'),
    awards: total('awards'),
    pointsEarned: total('pointsEarned'),
  }
}

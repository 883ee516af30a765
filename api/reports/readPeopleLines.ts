import type { ActivityEntry, ActivityReport } from '@laurel/contract/recognition/activityEntry.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { pointsPerDollar } from '@laurel/ledger/kernel/points.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import type { ListRequest, Page } from '@laurel/projections/engine/querying/page.ts'
import type { TimeRange } from '@laurel/projections/engine/querying/timeRange.ts'
import type { MemberFilter } from '@laurel/projections/people/members/memberFilter.ts'
import { placesOfMembers } from '@laurel/projections/people/members/placesOfMembers.ts'
import { listMembers, type MemberItem } from '@laurel/projections/people/members/queries.ts'
import { pointTotalsOf } from '@laurel/projections/reports/pointTotals.ts'
import type { RecognitionScope } from '@laurel/projections/reports/recognition/scope.ts'
import { userReferenceOf } from '../people/userReference.ts'
import { blankEntry } from '../recognition/activityEntry.ts'

export const peopleSort = {
  created_by: 'name',
  created_at: 'addedAt',
  points: 'redeemable',
  points_earned: 'earned',
  points_redeemed: 'redeemed',
} as const

export type PeopleRequest = ListRequest<(typeof peopleSort)[keyof typeof peopleSort]> & {
  readonly type: Extract<ActivityReport, 'users' | 'point-totals'>
  readonly scope: RecognitionScope
  readonly q?: string | undefined
  readonly occurred: TimeRange
  readonly withPlaces?: boolean | undefined
}

/** One line per person of a scope: what they earned and redeemed in a range, and what they have now. */
export const readPeopleLines = async (
  database: Queryable,
  teamId: TeamId,
  { type, scope, occurred, withPlaces = true, ...list }: PeopleRequest,
): Promise<Page<ActivityEntry>> => {
  const page = await listMembers(database, teamId, { ...list, ...membersIn(scope) })
  const ids = page.rows.map(({ memberId }) => memberId)
  const isBounded = type === 'point-totals' && (occurred.from !== undefined || occurred.until !== undefined)
  const [totals, places] = await Promise.all([
    isBounded ? pointTotalsOf(database, teamId, ids, occurred) : undefined,
    type === 'users' && withPlaces ? placesOfMembers(database, teamId, ids) : [],
  ])
  const totalsOf = totals && new Map(totals.map(total => [total.memberId, total]))
  const placesOf = new Map(places.map(place => [place.memberId, place]))
  return {
    ...page,
    rows: page.rows.map(member => {
      const { earned, redeemed } = totalsOf ? (totalsOf.get(member.memberId) ?? none) : member
      const { channels, segments } = placesOf.get(member.memberId) ?? nowhere
      return entryOf(type, member, { earned, redeemed, channels, segments })
    }),
  }
}

const none = { earned: 0, redeemed: 0 }
const nowhere = { channels: [], segments: [] }

const entryOf = (
  type: PeopleRequest['type'],
  member: MemberItem,
  found: {
    readonly earned: number
    readonly redeemed: number
    readonly channels: readonly string[]
    readonly segments: readonly string[]
  },
): ActivityEntry => ({
  ...blankEntry(type, { id: member.memberId, created_at: member.addedAt }),
  created_by: userReferenceOf(member),
  points: member.redeemable,
  currency_value: member.redeemable / pointsPerDollar,
  status: member.isActive ? null : 'LEFT',
  person: {
    email: member.email,
    is_admin: member.isAdmin,
    groups: [...found.channels],
    segments: [...found.segments],
    points_earned: found.earned,
    points_redeemed: found.redeemed,
    point_balance: member.redeemable,
  },
})

const membersIn = (scope: RecognitionScope): MemberFilter => {
  switch (scope.kind) {
    case 'team':
      return {}
    case 'channel':
      return { channelId: scope.channelId }
    case 'people':
      return { within: scope }
  }
}

import type { MemberId, RedemptionId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { LifeStatus } from '@laurel/ledger/rewards/redemptions/lifeCycle.ts'
import { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { type ListRequest, type Page, readPage } from '../../engine/querying/page.ts'
import { createParameters, type Parameters } from '../../engine/querying/parameters.ts'
import { readRows } from '../../engine/querying/rows.ts'
import { type TimeRange, within } from '../../engine/querying/timeRange.ts'
import { uuid } from '../../engine/tables/columns.ts'
import { MemberReference } from '../../people/members/memberReference.ts'
import { members } from '../../people/members/tables.ts'
import { redemptions } from './tables.ts'

const afterReceipt: readonly LifeStatus[] = ['COMPLETE', 'RETURNED', 'CANCELLED']

/** Redemptions that may have been received in a time: some came back, or were cancelled before anything was received. */
const maybeReceivedIn = ({ from, until }: TimeRange, parameters: Parameters): string =>
  [
    `r.status = any(${parameters.bind(afterReceipt)}::text[])`,
    ...within('r.settled_at', { from }, parameters),
    ...within('r.requested_at', { until }, parameters),
  ].join(' and ')

/** Payroll knows people by their e-mail address. */
const RewardedMember = MemberReference.extend({ email: z.string().nullable() })
export type RewardedMember = z.infer<typeof RewardedMember>

/** The people who may have received a reward in a time, by name. */
export const peopleWithRewards = (
  database: Queryable,
  teamId: TeamId,
  range: TimeRange,
  request: Pick<ListRequest<'name'>, 'cursor' | 'limit'>,
): Promise<Page<RewardedMember>> => {
  const parameters = createParameters(teamId)
  return readPage(database, {
    schema: RewardedMember,
    select: 'm.member_id as "memberId", m.name, m.picture_url as "pictureUrl", m.email',
    from: `${members.live} m`,
    conditions: [
      'm.team_id = $1',
      `exists (select from ${redemptions.live} r where r.team_id = m.team_id and r.member_id = m.member_id
         and ${maybeReceivedIn(range, parameters)})`,
    ],
    parameters,
    request: { ...request, isCounted: false },
    sortFields: { name: 'lower(m.name)' },
    defaultOrder: ['lower(m.name)', 'ASC'],
    tieBreak: ['m.member_id'],
  })
}

const Redeemed = z.object({ memberId: uuid, redemptionId: uuid })

/** What some people may have received in a time. */
export const rewardsMaybeReceived = (
  database: Queryable,
  teamId: TeamId,
  memberIds: readonly MemberId[],
  range: TimeRange,
): Promise<readonly { readonly memberId: MemberId; readonly redemptionId: RedemptionId }[]> => {
  const parameters = createParameters(teamId)
  return readRows(
    database,
    Redeemed,
    `select r.member_id as "memberId", r.redemption_id as "redemptionId" from ${redemptions.live} r
     where r.team_id = $1 and r.member_id = any(${parameters.bind(memberIds)}::uuid[])
       and ${maybeReceivedIn(range, parameters)}
     order by r.requested_at, r.redemption_id`,
    parameters.values,
  )
}

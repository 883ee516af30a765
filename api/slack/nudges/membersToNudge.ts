import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Period } from '@laurel/ledger/kernel/period.ts'
import type { Points } from '@laurel/ledger/kernel/points.ts'
import { memberBalances } from '@laurel/projections/books/balances/tables.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { members, ownTimeZone } from '@laurel/projections/people/members/tables.ts'
import { z } from 'zod'
import type { NudgeKind } from './nudge.ts'

const Member = z.object({ memberId: z.string(), timeZone: z.string().nullable() })
/** A member to nudge, with their own time zone if it is known. */
export type MemberToNudge = z.infer<typeof Member>

/** Members of a team in some time zones; an empty one for those without their own. */
export type MembersAtWork = { readonly teamId: TeamId; readonly zones: readonly string[] }

const membersWhere = async (
  database: Queryable,
  { teamId, zones }: MembersAtWork,
  kind: NudgeKind,
  { conditions, values }: { readonly conditions: string; readonly values: readonly unknown[] },
): Promise<MemberToNudge[]> => {
  const { rows } = await database.query(
    `select m.member_id as "memberId", m.time_zone as "timeZone" from ${members.live} m
     join ${memberBalances.live} b on b.team_id = m.team_id and b.member_id = m.member_id
     where m.team_id = $1 and m.is_active and ${ownTimeZone('m.')} = any($3) and ${conditions}
       and not exists (select from slack.nudges n where n.team_id = m.team_id and n.member_id = m.member_id
         and n.kind = $2 and n.noted_at >= $4)
     order by m.member_id`,
    [teamId, kind, zones, ...values],
  )
  return z.array(Member).parse(rows)
}

const mayGive = `m.point_eligibility in ('GIVE_AND_RECEIVE', 'GIVE')`

/** The members with an unspent allowance who were not nudged for this period. */
export const membersWithUnspent = (
  database: Queryable,
  atWork: MembersAtWork,
  period: Period,
  since: Instant,
): Promise<MemberToNudge[]> =>
  membersWhere(database, atWork, 'unspentAllowance', {
    conditions: `b.shoutout_period = $5 and b.shoutout_allowance > 0 and ${mayGive}`,
    values: [since, period],
  })

/** The members who joined before a period began and received an allowance for it. */
export const membersWithNewAllowance = (
  database: Queryable,
  atWork: MembersAtWork,
  period: Period,
  since: Instant,
): Promise<MemberToNudge[]> =>
  membersWhere(database, atWork, 'newAllowance', {
    conditions: `b.shoutout_period = $5 and b.shoutout_granted > 0 and m.added_at < $4 and ${mayGive}`,
    values: [since, period],
  })

/** The members with at least this many points to spend. */
export const membersWithRedeemable = (
  database: Queryable,
  atWork: MembersAtWork,
  points: Points,
  since: Instant,
): Promise<MemberToNudge[]> =>
  membersWhere(database, atWork, 'redeemablePoints', {
    conditions: 'b.redeemable >= $5',
    values: [since, points],
  })

import type { DayOfYear } from '@laurel/ledger/kernel/dayOfYear.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '../../engine/queryable.ts'
import { columnsOf, readRows } from '../../engine/querying/rows.ts'
import { type MemberRow, members } from './tables.ts'

/** Active members with a known birthday or joining date, by name: all, or those of some ids. */
export const celebratedMembers = (
  database: Queryable,
  teamId: TeamId,
  memberIds: readonly MemberId[] | null = null,
): Promise<MemberRow[]> =>
  readRows(
    database,
    members.schema,
    `select ${columnsOf(members, 'm')} from ${members.live} m
     where m.team_id = $1 and m.is_active and (m.birthday is not null or m.joined_on is not null)
       and ($2::uuid[] is null or m.member_id = any ($2::uuid[]))
     order by lower(m.name), m.member_id`,
    [teamId, memberIds],
  )

/** Active members whose birthday or joining date falls on one of some days of the year, `11-21`, by name. */
export const membersOfDays = (
  database: Queryable,
  teamId: TeamId,
  days: readonly DayOfYear[],
): Promise<MemberRow[]> =>
  readRows(
    database,
    members.schema,
    `select ${columnsOf(members, 'm')} from ${members.live} m
     where m.team_id = $1 and m.is_active and (m.birthday = any ($2) or right(m.joined_on, 5) = any ($2))
     order by lower(m.name), m.member_id`,
    [teamId, days],
  )

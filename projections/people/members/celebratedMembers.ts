import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '../../engine/queryable.ts'
import { columnsOf, readRows } from '../../engine/querying/rows.ts'
import { type MemberRow, members } from './tables.ts'

/** Active members with a known birthday or joining date, by name. */
export const celebratedMembers = (database: Queryable, teamId: TeamId): Promise<MemberRow[]> =>
  readRows(
    database,
    members.schema,
    `select ${columnsOf(members, 'm')} from ${members.live} m
     where m.team_id = $1 and m.is_active and (m.birthday is not null or m.joined_on is not null)
     order by lower(m.name), m.member_id`,
    [teamId],
  )

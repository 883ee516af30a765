import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '../../engine/queryable.ts'
import { columnsOf, readRows } from '../../engine/querying/rows.ts'
import { type MemberRow, members } from './tables.ts'

/** The members of a team with one of the e-mail addresses, in small letters, or ids. */
export const membersByKeys = (
  database: Queryable,
  teamId: TeamId,
  { emails, memberIds }: { readonly emails: readonly string[]; readonly memberIds: readonly MemberId[] },
): Promise<MemberRow[]> =>
  readRows(
    database,
    members.schema,
    `select ${columnsOf(members, 'm')} from ${members.live} m
     where m.team_id = $1 and m.email = any($2::text[])
     union
     select ${columnsOf(members, 'm')} from ${members.live} m
     where m.team_id = $1 and m.member_id = any($3::uuid[])`,
    [teamId, [...emails], [...memberIds]],
  )

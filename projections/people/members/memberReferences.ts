import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '../../engine/queryable.ts'
import { readRows } from '../../engine/querying/rows.ts'
import { MemberReference } from './memberReference.ts'
import { members } from './tables.ts'

/** The known ones of some members, in no order. */
export const memberReferences = (
  database: Queryable,
  teamId: TeamId,
  memberIds: readonly MemberId[],
): Promise<MemberReference[]> =>
  readRows(
    database,
    MemberReference,
    `select m.member_id as "memberId", m.name, m.picture_url as "pictureUrl"
     from ${members.live} m where m.team_id = $1 and m.member_id = any($2::uuid[])`,
    [teamId, memberIds],
  )

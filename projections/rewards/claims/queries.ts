import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '../../engine/queryable.ts'
import { columnsOf, readRows } from '../../engine/querying/rows.ts'
import { type ClaimRow, claims } from './tables.ts'

/** The gifts that wait for a member, the newest first. */
export const openClaims = (database: Queryable, teamId: TeamId, memberId: MemberId): Promise<ClaimRow[]> =>
  readRows(
    database,
    claims.schema,
    `select ${columnsOf(claims, 'c')} from ${claims.live} c
     where c.team_id = $1 and c.member_id = $2 order by c.opened_at desc, c.claim_id`,
    [teamId, memberId],
  )

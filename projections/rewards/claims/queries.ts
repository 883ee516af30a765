import type { ClaimId, MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '../../engine/queryable.ts'
import { columnsOf, readRow, readRows } from '../../engine/querying/rows.ts'
import { type ClaimRow, claims } from './tables.ts'

/** The gifts that wait for a member, the newest first. */
export const openClaims = (database: Queryable, teamId: TeamId, memberId: MemberId): Promise<ClaimRow[]> =>
  readRows(
    database,
    claims.schema,
    `select ${columnsOf(claims, 'c')} from ${claims.live} c
     where c.team_id = $1 and c.member_id = $2 and jsonb_array_length(c.waiting_rows) > 0
     order by c.opened_at desc, c.claim_id`,
    [teamId, memberId],
  )

/** A claim of a member, also one that was made. */
export const claimOfMember = (
  database: Queryable,
  teamId: TeamId,
  memberId: MemberId,
  claimId: ClaimId,
): Promise<ClaimRow | null> =>
  readRow(
    database,
    claims.schema,
    `select ${columnsOf(claims, 'c')} from ${claims.live} c
     where c.team_id = $1 and c.claim_id = $2 and c.member_id = $3`,
    [teamId, claimId, memberId],
  )

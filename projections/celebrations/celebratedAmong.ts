import type { CelebrationKind } from '@laurel/ledger/celebrations/vocabulary.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { celebrated } from '../awards/awards/tables.ts'
import type { Queryable } from '../engine/queryable.ts'
import { readRows } from '../engine/querying/rows.ts'

const Celebrated = celebrated.schema.pick({ memberId: true, year: true })

/** A member, and the year of an occasion of theirs. */
export type OccasionOf = { readonly memberId: MemberId; readonly year: number }

/** Those of some occasions of one kind that were celebrated. */
export const celebratedAmong = (
  database: Queryable,
  teamId: TeamId,
  kind: CelebrationKind,
  occasions: readonly OccasionOf[],
): Promise<OccasionOf[]> =>
  readRows(
    database,
    Celebrated,
    `select c.member_id as "memberId", c.year
     from unnest($3::uuid[], $4::bigint[]) o(member_id, year)
     join ${celebrated.live} c
       on c.team_id = $1 and c.member_id = o.member_id and c.kind = $2 and c.year = o.year`,
    [teamId, kind, occasions.map(({ memberId }) => memberId), occasions.map(({ year }) => year)],
  )

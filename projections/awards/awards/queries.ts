import type { CelebrationKind } from '@laurel/ledger/celebrations/vocabulary.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '../../engine/queryable.ts'
import { columnsOf, readRow, readRows } from '../../engine/querying/rows.ts'
import { type AwardRow, awards, type CelebrationRow, celebrations } from './tables.ts'

/** The spot awards of a team by name; archived ones only when asked for. */
export const listAwards = (
  database: Queryable,
  teamId: TeamId,
  { isArchived = false }: { readonly isArchived?: boolean } = {},
): Promise<AwardRow[]> =>
  readRows(
    database,
    awards.schema,
    `select ${columnsOf(awards, 'a')} from ${awards.live} a
     where a.team_id = $1 and a.is_archived = $2 order by lower(a.name), a.award_id`,
    [teamId, isArchived],
  )

/** How a team celebrates; kinds that were never set up are missing. */
export const listCelebrations = (database: Queryable, teamId: TeamId): Promise<CelebrationRow[]> =>
  readRows(
    database,
    celebrations.schema,
    `select ${columnsOf(celebrations, 'c')} from ${celebrations.live} c where c.team_id = $1 order by c.kind`,
    [teamId],
  )

export const celebrationOf = (
  database: Queryable,
  teamId: TeamId,
  kind: CelebrationKind,
): Promise<CelebrationRow | null> =>
  readRow(
    database,
    celebrations.schema,
    `select ${columnsOf(celebrations, 'c')} from ${celebrations.live} c where c.team_id = $1 and c.kind = $2`,
    [teamId, kind],
  )

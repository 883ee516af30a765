import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { readRows } from '../../engine/querying/rows.ts'
import { instant, uuid } from '../../engine/tables/columns.ts'
import { teams } from './tables.ts'

const EndedTrial = z.object({ teamId: uuid, trialEnd: instant })

/**
 * The teams that are still used although their trial ended by an instant. A deactivated team follows when it is activated
 * again.
 */
export const teamsWithEndedTrial = (
  database: Queryable,
  now: Instant,
): Promise<z.output<typeof EndedTrial>[]> =>
  readRows(
    database,
    EndedTrial,
    `select t.team_id as "teamId", t.trial_end as "trialEnd" from ${teams.live} t
     where t.trial_end <= $1 and t.plan not in ('ended', 'inactive') order by t.trial_end, t.team_id`,
    [now],
  )

import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'

/** `absent`: the workspace never added the app; `ended`: it removed the app, or revoked its token. */
export type InstallationState = 'absent' | 'live' | 'ended'

const State = z.object({ is_live: z.boolean() })

/** Whether the app is installed in the workspace of a team. */
export const installationStateOf = async (
  database: Queryable,
  teamId: TeamId,
): Promise<InstallationState> => {
  const { rows } = await database.query(
    `select ended_at is null as is_live from slack.installations where team_id = $1
     order by ended_at nulls first limit 1`,
    [teamId],
  )
  if (rows[0] === undefined) return 'absent'
  return State.parse(rows[0]).is_live ? 'live' : 'ended'
}

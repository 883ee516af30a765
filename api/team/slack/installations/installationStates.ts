import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'

/** `absent`: this workspace never added the app; `ended`: it did, and removed it or took its token back. */
export type InstallationState = 'absent' | 'live' | 'ended'

const State = z.object({ is_live: z.boolean() })

/** Where the app stands with a team of ours. */
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

const Earlier = z.object({ installedBy: z.string(), isSynced: z.boolean() })

/** Who added the app to a workspace before, and whether the workspace was ever brought in as a whole. */
export const earlierInstallation = async (
  database: Queryable,
  slackTeamId: string,
): Promise<z.infer<typeof Earlier> | undefined> => {
  const { rows } = await database.query(
    `select installed_by as "installedBy", synced_at is not null as "isSynced"
     from slack.installations where slack_team_id = $1`,
    [slackTeamId],
  )
  return Earlier.optional().parse(rows[0])
}

export const noteSynced = async (database: Queryable, slackTeamId: string, now: Instant): Promise<void> => {
  await database.query('update slack.installations set synced_at = $2 where slack_team_id = $1', [
    slackTeamId,
    now,
  ])
}

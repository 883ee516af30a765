import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'

const Earlier = z.object({ installedBy: z.string(), isSynced: z.boolean() })

/** The latest installation of a workspace: its installer, and whether a sync of the whole workspace finished. */
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

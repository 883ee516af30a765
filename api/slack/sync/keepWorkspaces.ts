import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import { dayAt } from '@laurel/ledger/kernel/period.ts'
import { allTeams } from '@laurel/projections/team/teams/queries.ts'
import { z } from 'zod'
import type { SyncDependencies } from './runSync.ts'
import { requestSync } from './workspaceSyncs.ts'

/** The hour of the nightly sync, in the time zone of the team. */
const afterMidnightMilliseconds = 3 * 60 * 60 * 1000

const rememberedMilliseconds = 30 * 24 * 60 * 60 * 1000

const Live = z.object({ slack_team_id: z.string(), team_id: z.string() })

/**
 * Keeps workspaces connected: renews tokens ahead of their expiry and requests the nightly sync once per team and day. A
 * late or repeated run is harmless.
 */
export const keepWorkspaces = async (dependencies: SyncDependencies, now: Instant): Promise<void> => {
  const renewed = dependencies.installations.renewAhead()
  await Promise.allSettled([renewed])
  await requestNightlySyncs(dependencies, now)
  await renewed
}

const requestNightlySyncs = async ({ database }: SyncDependencies, now: Instant): Promise<void> => {
  const { rows } = await database.query(
    'select slack_team_id, team_id from slack.installations where ended_at is null',
  )
  const zones = new Map((await allTeams(database)).map(({ teamId, timeZone }) => [teamId, timeZone]))
  for (const { slack_team_id: slackTeamId, team_id: teamId } of z.array(Live).parse(rows)) {
    const night = dayAt(addMilliseconds(now, -afterMidnightMilliseconds), zones.get(teamId) ?? 'UTC')
    await requestSync(database, slackTeamId, `night of ${night}`, now)
  }
  await database.query(`delete from slack.workspace_syncs where state <> 'due' and requested_at < $1`, [
    addMilliseconds(now, -rememberedMilliseconds),
  ])
}

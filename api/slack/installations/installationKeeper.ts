import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { z } from 'zod'
import type { Installation } from './installation.ts'
import { findInstallation, findInstallationOfTeam } from './installations.ts'
import { rotateToken, runsOut, type TokenRotation } from './rotateToken.ts'

/** Live installations with valid tokens. */
export type InstallationKeeper = {
  ofWorkspace(slackTeamId: string): Promise<Installation | undefined>
  ofTeam(teamId: TeamId): Promise<Installation | undefined>
  /** Renews every token that expires soon, so that no request has to wait for a renewal. */
  renewAhead(): Promise<void>
}

const minute = 60_000
/** The schedule renews a token with this much time left. */
const aheadMilliseconds = 120 * minute
/** A request renews a token with this much time left, which the schedule has missed. */
const lateMilliseconds = 5 * minute

const Row = z.object({ slack_team_id: z.string() })

export const createInstallationKeeper = (rotation: TokenRotation): InstallationKeeper => {
  const { database, clock } = rotation
  const now = () => instantOf(clock())

  const fresh = async (installation: Installation | undefined): Promise<Installation | undefined> => {
    if (installation === undefined || !runsOut(installation, now(), lateMilliseconds)) return installation
    try {
      return await rotateToken(rotation, installation.slackTeamId, lateMilliseconds)
    } catch (error) {
      // The current token still works.
      if (!runsOut(installation, now(), 0)) return installation
      throw error
    }
  }

  return {
    ofWorkspace: async slackTeamId => fresh(await findInstallation(rotation, slackTeamId)),
    ofTeam: async teamId => fresh(await findInstallationOfTeam(rotation, teamId)),
    renewAhead: async () => {
      const { rows } = await database.query(
        `select slack_team_id from slack.installations
         where ended_at is null and refresh_token is not null and token_expires_at <= $1`,
        [new Date(clock().getTime() + aheadMilliseconds)],
      )
      const failures: unknown[] = []
      for (const { slack_team_id: slackTeamId } of z.array(Row).parse(rows))
        await rotateToken(rotation, slackTeamId, aheadMilliseconds).catch((error: unknown) =>
          failures.push(error),
        )
      if (failures.length > 0) throw new AggregateError(failures, 'Tokens of workspaces were not renewed.')
    },
  }
}

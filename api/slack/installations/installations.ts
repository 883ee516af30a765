import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Pool } from 'pg'
import { z } from 'zod'
import type { TokenCipher } from '../../access/tokenCipher.ts'
import { Installation } from './installation.ts'

export type InstallationStore = { readonly database: Pick<Pool, 'query'>; readonly cipher: TokenCipher }

/** Saves a workspace and its token, and replaces an earlier installation. */
export const saveInstallation = async (
  { database, cipher }: InstallationStore,
  installation: Installation,
): Promise<void> => {
  const { slackTeamId, refreshToken, ...row } = Installation.parse(installation)
  await database.query(
    `insert into slack.installations (slack_team_id, team_id, enterprise_id, is_enterprise_install, team_name,
       app_id, bot_token, refresh_token, token_expires_at, bot_id, bot_user_id, scopes, installed_by, installed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
     on conflict (slack_team_id) do update set (team_id, enterprise_id, is_enterprise_install, team_name, app_id,
       bot_token, refresh_token, token_expires_at, bot_id, bot_user_id, scopes, installed_by, installed_at, ended_at) =
       (excluded.team_id, excluded.enterprise_id, excluded.is_enterprise_install, excluded.team_name, excluded.app_id,
       excluded.bot_token, excluded.refresh_token, excluded.token_expires_at, excluded.bot_id, excluded.bot_user_id,
       excluded.scopes, excluded.installed_by, excluded.installed_at, null)`,
    [
      slackTeamId,
      row.teamId,
      row.enterpriseId,
      row.isEnterpriseInstall,
      row.teamName,
      row.appId,
      cipher.seal(row.botToken, slackTeamId),
      refreshToken === null ? null : cipher.seal(refreshToken, slackTeamId),
      row.tokenExpiresAt,
      row.botId,
      row.botUserId,
      row.scopes,
      row.installedBy,
      row.installedAt,
    ],
  )
}

/** Finds the live installation of a workspace (or organisation) by its Slack id. */
export const findInstallation = (
  store: InstallationStore,
  slackTeamId: string,
): Promise<Installation | undefined> => findBy(store, `slack_team_id = $1`, slackTeamId)

/** Finds the live installation of a team. */
export const findInstallationOfTeam = (
  store: InstallationStore,
  teamId: TeamId,
): Promise<Installation | undefined> => findBy(store, `team_id = $1`, teamId)

/**
 * Ends an installation whose app was removed or whose tokens were revoked. Slack sends both in any order, and late: an
 * event from before the current installation does not end it.
 */
export const endInstallation = async (
  { database }: InstallationStore,
  slackTeamId: string,
  endedAt: Instant,
): Promise<void> => {
  await database.query(
    `update slack.installations set ended_at = $2
     where slack_team_id = $1 and ended_at is null and installed_at <= $2`,
    [slackTeamId, endedAt],
  )
}

const InstallationRow = z.object({
  slack_team_id: z.string(),
  team_id: z.string(),
  enterprise_id: z.string().nullable(),
  is_enterprise_install: z.boolean(),
  team_name: z.string(),
  app_id: z.string(),
  bot_token: z.string(),
  refresh_token: z.string().nullable(),
  token_expires_at: z.date().nullable(),
  bot_id: z.string().nullable(),
  bot_user_id: z.string(),
  scopes: z.array(z.string()),
  installed_by: z.string(),
  installed_at: z.date(),
})

const findBy = async (
  { database, cipher }: InstallationStore,
  condition: string,
  key: string,
): Promise<Installation | undefined> => {
  const result = await database.query(
    `select * from slack.installations where ${condition} and ended_at is null
     order by installed_at desc limit 1`,
    [key],
  )
  if (result.rows[0] === undefined) return undefined
  const row = InstallationRow.parse(result.rows[0])
  const owner = row.slack_team_id
  return {
    slackTeamId: owner,
    teamId: row.team_id,
    enterpriseId: row.enterprise_id,
    isEnterpriseInstall: row.is_enterprise_install,
    teamName: row.team_name,
    appId: row.app_id,
    botToken: cipher.open(row.bot_token, owner),
    refreshToken: row.refresh_token === null ? null : cipher.open(row.refresh_token, owner),
    tokenExpiresAt: row.token_expires_at?.toISOString() ?? null,
    botId: row.bot_id,
    botUserId: row.bot_user_id,
    scopes: row.scopes,
    installedBy: row.installed_by,
    installedAt: row.installed_at.toISOString(),
  }
}

import { teamIdOf } from '@laurel/ledger/values/foreignIds.ts'
import type { TeamId } from '@laurel/ledger/values/ids.ts'
import { instantOf } from '@laurel/ledger/values/instant.ts'
import { WebClient } from '@slack/web-api'
import type { Pool } from 'pg'
import { readTeam } from '../sync/readWorkspace.ts'
import { type SyncedWorkspace, syncWorkspace, type WorkspaceSync } from '../sync/syncWorkspace.ts'
import type { Installation } from './installation.ts'
import { saveInstallation } from './installations.ts'
import { createTokenCipher } from './tokenCipher.ts'

export type WorkspaceConnection = Omit<WorkspaceSync, 'client' | 'ownerSlackUserId'> & {
  readonly database: Pool
  readonly settings: { readonly apiUrl: string; readonly encryptionKey: string }
}

/** What an installation hands over. */
export type Grant = Pick<
  Installation,
  | 'botToken'
  | 'appId'
  | 'scopes'
  | 'installedBy'
  | 'refreshToken'
  | 'tokenExpiresAt'
  | 'enterpriseId'
  | 'isEnterpriseInstall'
>

export type ConnectedWorkspace = SyncedWorkspace & {
  /** Whether the team was there before. */
  readonly result: 'NEWLY_CREATED' | 'REINSTALLED'
}

/**
 * Makes a workspace that granted a token a team: remembers the installation, then brings in its people and channels.
 * Running it again, after a crash too, ends the same. Whoever installed it is the owner of a new team.
 */
export const connectWorkspace = async (
  connection: WorkspaceConnection,
  grant: Grant,
): Promise<ConnectedWorkspace> => {
  const { ledger, database, clock, settings } = connection
  const client = new WebClient(grant.botToken, { slackApiUrl: settings.apiUrl })
  const [team, bot] = await Promise.all([readTeam(client), client.auth.test()])
  const teamId: TeamId = connection.teamId ?? teamIdOf(team.id)
  const isKnown = (await ledger.team(teamId)).kind === 'known'
  const store = { database, cipher: createTokenCipher(settings.encryptionKey) }
  await saveInstallation(store, {
    ...grant,
    slackTeamId: team.id,
    teamId,
    teamName: team.name,
    botId: bot.bot_id ?? null,
    botUserId: bot.user_id ?? '',
    installedAt: instantOf(clock()),
  })
  const synced = await syncWorkspace({ ...connection, client, teamId, ownerSlackUserId: grant.installedBy })
  return { ...synced, result: isKnown ? 'REINSTALLED' : 'NEWLY_CREATED' }
}

import { createTokenCipher } from '@laurel/api/access/tokenCipher.ts'
import type { Secrets } from '@laurel/api/server/stores/secrets.ts'
import { noteSynced } from '@laurel/api/slack/installations/installationStates.ts'
import { findInstallation, saveInstallation } from '@laurel/api/slack/installations/installations.ts'
import { teamIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { Pool } from 'pg'
import { demoOwner } from '../demo/people.ts'
import { secondWorkspace } from '../demo/secondWorkspace.ts'
import { demoBotUserId, demoWorkspace } from '../demo/workspace.ts'
import type { InstalledWorkspace } from '../sandbox/slackSandboxOptions.ts'
import { sandboxApp } from './startSandbox.ts'

/** The workspaces in which the app was installed. The sandbox itself keeps no state when it ends. */
export const installedInSandbox = async (
  database: Pool,
  secrets: Secrets,
): Promise<readonly InstalledWorkspace[]> => {
  const store = { database, cipher: createTokenCipher(secrets.encryptionKey) }
  const installation = await findInstallation(store, secondWorkspace.team.id)
  return installation ? [{ slackTeamId: installation.slackTeamId, botToken: installation.botToken }] : []
}

/** Stores the installation of the first sandbox workspace, as an install would. */
export const installInSandbox = async (database: Pool, secrets: Secrets, now: Date): Promise<void> => {
  const { team } = demoWorkspace
  await saveInstallation(
    { database, cipher: createTokenCipher(secrets.encryptionKey) },
    {
      slackTeamId: team.id,
      teamId: teamIdOf(team.id),
      enterpriseId: null,
      isEnterpriseInstall: false,
      teamName: team.name,
      appId: sandboxApp.id,
      botToken: secrets.sandboxBotToken,
      refreshToken: null,
      tokenExpiresAt: null,
      botId: sandboxApp.botId,
      botUserId: demoBotUserId,
      scopes: [],
      installedBy: demoOwner.slackId,
      installedAt: instantOf(now),
    },
  )
  await noteSynced(database, team.id, instantOf(now))
}

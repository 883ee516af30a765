import { saveInstallation } from '@laurel/api/slack/installations/installations.ts'
import { createTokenCipher } from '@laurel/api/slack/installations/tokenCipher.ts'
import { teamIdOf } from '@laurel/ledger/values/foreignIds.ts'
import { instantOf } from '@laurel/ledger/values/instant.ts'
import type { Pool } from 'pg'
import { demoOwner } from '../demo/people.ts'
import { demoBotUserId, demoWorkspace } from '../demo/workspace.ts'
import type { Secrets } from '../stores/secrets.ts'
import { sandboxApp } from './startSandbox.ts'

/** Remembers the installation that the sandbox workspace begins with, as an install would have done. */
export const installInSandbox = (database: Pool, secrets: Secrets, now: Date): Promise<unknown> => {
  const { team } = demoWorkspace
  return saveInstallation(
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
}

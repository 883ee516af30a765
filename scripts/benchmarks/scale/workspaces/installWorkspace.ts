import { createTokenCipher } from '@laurel/api/access/tokenCipher.ts'
import { loadSecrets } from '@laurel/api/server/stores/secrets.ts'
import { saveInstallation } from '@laurel/api/slack/installations/installations.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { Pool } from 'pg'
import type { Company } from '../company.ts'
import { appOfWorkspaces, botTokenOf, sandboxBotUserId, slackTeamIdOf } from './workspaceOf.ts'

/** Stores the installation of Laurel in the workspace of a company. */
export const installWorkspace = (database: Pool, home: string, company: Company): Promise<void> =>
  saveInstallation(
    { database, cipher: createTokenCipher(loadSecrets(home).encryptionKey) },
    {
      slackTeamId: slackTeamIdOf(company),
      teamId: company.teamId,
      enterpriseId: null,
      isEnterpriseInstall: false,
      teamName: company.name,
      appId: appOfWorkspaces.id,
      botToken: botTokenOf(company),
      refreshToken: null,
      tokenExpiresAt: null,
      botId: appOfWorkspaces.botId,
      botUserId: sandboxBotUserId,
      scopes: [],
      installedBy: 'U0',
      installedAt: instantOf(new Date()),
    },
  )

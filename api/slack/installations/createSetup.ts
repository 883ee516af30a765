import { readFileSync } from 'node:fs'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { Pool } from 'pg'
import { z } from 'zod'
import type { Clock } from '../../access/clock.ts'
import type { SlackSignInSettings } from '../../access/slackOpenId.ts'
import { createTokenCipher } from '../../access/tokenCipher.ts'
import type { SyncDependencies } from '../sync/runSync.ts'
import type { WorkspaceSync } from '../sync/syncWorkspace.ts'
import { latestSync, requestSync, type SyncStatus } from '../sync/workspaceSyncs.ts'
import type { AdmittedWorkspace, InstallerRefused } from './admitWorkspace.ts'
import { createInstallationKeeper } from './installationKeeper.ts'
import { findInstallationOfTeam } from './installations.ts'
import { type CodeRefused, installWorkspace } from './installWorkspace.ts'

/** The installation of Laurel in a workspace. */
export type WorkspaceSetup = {
  /** The address where a person grants the scopes of the manifest. */
  authorizeAddress(state: string): string
  /** Completes an installation with its code, and requests the first sync of the workspace. */
  install(code: string): Promise<AdmittedWorkspace | CodeRefused | InstallerRefused>
  /** The progress of the first sync of a team. */
  progress(teamId: TeamId): Promise<SyncStatus | undefined>
  /** The installations, for the jobs that read workspaces. */
  readonly workspaces: SyncDependencies
}

export type SetupOptions = {
  readonly ledger: Ledger
  readonly database: Pool
  readonly clock: Clock
  readonly slack: SlackSignInSettings
  /** The public address of Laurel. */
  readonly origin: string
  /** The encryption key of stored tokens: 32 bytes in base64. */
  readonly encryptionKey: string
  /** The timeout of a request to Slack during an installation. */
  readonly answerWithinMilliseconds?: number
}

const Manifest = z.object({ oauth_config: z.object({ scopes: z.object({ bot: z.array(z.string()) }) }) })

const botScopes = Manifest.parse(
  JSON.parse(readFileSync(new URL('../manifest.json', import.meta.url), 'utf8')),
).oauth_config.scopes.bot

/** The allowances of a new team until an administrator sets others. */
const newChannel: WorkspaceSync['newChannel'] = {
  shoutoutAllowance: 100,
  awardAllowance: 0,
  pointOptions: [],
}

/** The installations with what their syncs need. */
export const openWorkspaces = ({
  ledger,
  database,
  clock,
  slack: { clientId, clientSecret, issuer },
  encryptionKey,
}: Pick<SetupOptions, 'ledger' | 'database' | 'clock' | 'slack' | 'encryptionKey'>): SyncDependencies => {
  const apiUrl = new URL('/api/', issuer).href
  const cipher = createTokenCipher(encryptionKey)
  const app = { clientId, clientSecret }
  const installations = createInstallationKeeper({ database, cipher, clock, apiUrl, app })
  return { ledger, database, clock, installations, apiUrl, newChannel }
}

export const createSetup = (options: SetupOptions): WorkspaceSetup => {
  const { ledger, database, clock, slack, origin, encryptionKey } = options
  const { clientId, clientSecret, issuer, browserOrigin = issuer } = slack
  const redirectUri = new URL('/setup/slack', origin).href
  const cipher = createTokenCipher(encryptionKey)
  const workspaces = openWorkspaces(options)
  const { apiUrl } = workspaces
  return {
    workspaces,
    authorizeAddress: state => {
      const address = new URL('/oauth/v2/authorize', browserOrigin)
      address.search = new URLSearchParams({
        client_id: clientId,
        scope: botScopes.join(','),
        redirect_uri: redirectUri,
        state,
      }).toString()
      return address.href
    },
    install: async code => {
      const settings = { apiUrl, encryptionKey }
      const app = { clientId, clientSecret, redirectUri }
      const installed = await installWorkspace(
        {
          ledger,
          database,
          clock,
          settings,
          newChannel,
          app,
          answerWithinMilliseconds: options.answerWithinMilliseconds,
        },
        code,
      )
      if (installed.result === 'CODE_REFUSED' || installed.result === 'INSTALLER_NOT_ADMIN') return installed
      const now = instantOf(clock())
      await requestSync(database, installed.slackTeamId, `installation at ${now}`, now)
      return installed
    },
    progress: async teamId => {
      const installation = await findInstallationOfTeam({ database, cipher }, teamId)
      return installation && latestSync(database, installation.slackTeamId)
    },
  }
}

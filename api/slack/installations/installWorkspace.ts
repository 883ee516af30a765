import { addMilliseconds, instantOf } from '@laurel/ledger/values/instant.ts'
import { WebAPIPlatformError, WebClient } from '@slack/web-api'
import { z } from 'zod'
import { type ConnectedWorkspace, connectWorkspace, type WorkspaceConnection } from './connectWorkspace.ts'

export type WorkspaceInstallation = WorkspaceConnection & {
  readonly app: { readonly clientId: string; readonly clientSecret: string; readonly redirectUri: string }
}

const AccessAnswer = z.object({
  access_token: z.string().startsWith('xoxb-'),
  scope: z.string(),
  app_id: z.string(),
  enterprise: z.object({ id: z.string() }).nullish(),
  is_enterprise_install: z.boolean().optional(),
  authed_user: z.object({ id: z.string() }),
  refresh_token: z.string().optional(),
  /** Seconds; set with a refresh token when the app rotates its tokens. */
  expires_in: z.number().optional(),
})

/** Slack did not accept the code: it was used before, is older than 10 minutes, or is not for this app. */
export type CodeRefused = { readonly result: 'CODE_REFUSED'; readonly reason: string }

/** Ends an installation that came back from Slack with a code. */
export const installWorkspace = async (
  installation: WorkspaceInstallation,
  code: string,
): Promise<ConnectedWorkspace | CodeRefused> => {
  const { app, settings, clock } = installation
  const client = new WebClient(undefined, { slackApiUrl: settings.apiUrl, retryConfig: { retries: 1 } })
  try {
    const access = await client.oauth.v2.access({
      client_id: app.clientId,
      client_secret: app.clientSecret,
      redirect_uri: app.redirectUri,
      code,
    })
    const answer = AccessAnswer.parse(access)
    return await connectWorkspace(installation, {
      botToken: answer.access_token,
      appId: answer.app_id,
      scopes: answer.scope.split(','),
      installedBy: answer.authed_user.id,
      enterpriseId: answer.enterprise?.id ?? null,
      isEnterpriseInstall: answer.is_enterprise_install ?? false,
      refreshToken: answer.refresh_token ?? null,
      tokenExpiresAt:
        answer.expires_in === undefined
          ? null
          : addMilliseconds(instantOf(clock()), answer.expires_in * 1000),
    })
  } catch (error) {
    if (!(error instanceof WebAPIPlatformError) || !codeProblems.has(error.data.error)) throw error
    return { result: 'CODE_REFUSED', reason: error.data.error }
  }
}

const codeProblems = new Set(['invalid_code', 'code_already_used', 'code_expired', 'bad_redirect_uri'])

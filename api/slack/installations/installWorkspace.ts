import { addMilliseconds, instantOf } from '@laurel/ledger/kernel/instant.ts'
import { LogLevel, WebAPIPlatformError, WebClient, type WebClientOptions } from '@slack/web-api'
import { z } from 'zod'
import {
  type AdmittedWorkspace,
  admitWorkspace,
  type InstallerRefused,
  type WorkspaceAdmission,
} from './admitWorkspace.ts'

export type WorkspaceInstallation = WorkspaceAdmission & {
  /** The timeout of a request to Slack. */
  readonly answerWithinMilliseconds?: number | undefined
  readonly app: { readonly clientId: string; readonly clientSecret: string; readonly redirectUri: string }
}

const AccessAnswer = z.object({
  access_token: z.string().startsWith('xox'),
  scope: z.string(),
  app_id: z.string(),
  enterprise: z.object({ id: z.string() }).nullish(),
  is_enterprise_install: z.boolean().optional(),
  authed_user: z.object({ id: z.string() }),
  refresh_token: z.string().optional(),
  /** Seconds; set with a refresh token when the app rotates its tokens. */
  expires_in: z.number().positive().optional(),
})

/** Slack refused the code: it was used before, is older than 10 minutes, or belongs to another app. */
export type CodeRefused = { readonly result: 'CODE_REFUSED'; readonly reason: string }

/** A short timeout, because a person waits for the answer. */
const answerMilliseconds = 8_000
const clientLimits: WebClientOptions = {
  logLevel: LogLevel.ERROR,
  retryConfig: { retries: 1, minTimeout: 300 },
  rejectRateLimitedCalls: true,
}

/** Completes an installation with the code from Slack. Slack accepts a code once; a repeat is refused. */
export const installWorkspace = async (
  installation: WorkspaceInstallation,
  code: string,
): Promise<AdmittedWorkspace | CodeRefused | InstallerRefused> => {
  const answer = await redeem(installation, code)
  if ('result' in answer) return answer
  const { clock } = installation
  return admitWorkspace(
    installation,
    {
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
    },
    { ...clientLimits, timeout: installation.answerWithinMilliseconds ?? answerMilliseconds },
  )
}

const redeem = async (
  { app, settings, answerWithinMilliseconds = answerMilliseconds }: WorkspaceInstallation,
  code: string,
): Promise<z.infer<typeof AccessAnswer> | CodeRefused> => {
  // This call is never retried, because the first attempt may have used the code.
  const client = new WebClient(undefined, {
    ...clientLimits,
    timeout: answerWithinMilliseconds,
    slackApiUrl: settings.apiUrl,
    retryConfig: { retries: 0 },
  })
  try {
    return AccessAnswer.parse(
      await client.oauth.v2.access({
        client_id: app.clientId,
        client_secret: app.clientSecret,
        redirect_uri: app.redirectUri,
        code,
      }),
    )
  } catch (error) {
    if (!(error instanceof WebAPIPlatformError) || !codeProblems.has(error.data.error)) throw error
    return { result: 'CODE_REFUSED', reason: error.data.error }
  }
}

const codeProblems = new Set(['invalid_code', 'code_already_used', 'code_expired', 'bad_redirect_uri'])

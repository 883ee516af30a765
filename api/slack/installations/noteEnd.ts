import { addMilliseconds, instantOf } from '@laurel/ledger/kernel/instant.ts'
import { LogLevel, WebAPIPlatformError, WebClient } from '@slack/web-api'
import { z } from 'zod'
import type { SlackContext } from '../app/slackDependencies.ts'
import { endInstallation, findInstallation } from './installations.ts'

const Envelope = z.object({ team_id: z.string(), event_time: z.number() })

/** Slack waits three seconds for an answer; this check has to finish before. */
const answerMilliseconds = 2_000

const deadTokens = new Set([
  'invalid_auth',
  'token_revoked',
  'token_expired',
  'account_inactive',
  'not_authed',
])

/**
 * Ends an installation whose app was removed or whose token was revoked. Slack sends two events, in any order and
 * sometimes after the app is back, so the token is tested. Where Slack does not answer, the time of the event decides.
 */
export const noteEnd = async (laurel: SlackContext, body: unknown): Promise<void> => {
  const { team_id: slackTeamId, event_time: seconds } = Envelope.parse(body)
  const installation = await findInstallation(laurel, slackTeamId)
  if (installation === undefined) return
  const isDead = await isTokenDead(laurel, installation.botToken)
  if (isDead === false) return
  const toldAt = instantOf(new Date(seconds * 1000))
  await endInstallation(laurel, slackTeamId, isDead ? endOfTime(toldAt, installation.installedAt) : toldAt)
  laurel.log.warn({ slackTeamId }, 'The Slack app was removed from a workspace; its announcements wait.')
}

/** Slack sends whole seconds: the event may follow an installation of the same second. */
const endOfTime = (toldAt: string, installedAt: string): string =>
  toldAt < installedAt ? addMilliseconds(installedAt, 1) : toldAt

/** Undefined where Slack did not answer. */
const isTokenDead = async ({ settings }: SlackContext, token: string): Promise<boolean | undefined> => {
  const client = new WebClient(token, {
    slackApiUrl: settings.apiUrl,
    logLevel: LogLevel.ERROR,
    timeout: answerMilliseconds,
    retryConfig: { retries: 0 },
    rejectRateLimitedCalls: true,
  })
  try {
    await client.auth.test()
    return false
  } catch (error) {
    return error instanceof WebAPIPlatformError && deadTokens.has(error.data.error) ? true : undefined
  }
}

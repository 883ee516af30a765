import { inTransaction } from '@laurel/ledger/database/transaction.ts'
import { addMilliseconds, type Instant, instantOf } from '@laurel/ledger/kernel/instant.ts'
import { LogLevel, WebAPIPlatformError, WebClient } from '@slack/web-api'
import type { Pool } from 'pg'
import { z } from 'zod'
import type { Clock } from '../../access/clock.ts'
import type { TokenCipher } from '../../access/tokenCipher.ts'
import type { Installation } from './installation.ts'
import { endInstallation, findInstallation, saveInstallation } from './installations.ts'

export type TokenRotation = {
  readonly database: Pool
  readonly cipher: TokenCipher
  readonly clock: Clock
  /** The base address of Slack's Web API. */
  readonly apiUrl: string
  /** The credentials of the app; without them tokens can't be renewed. */
  readonly app: { readonly clientId: string; readonly clientSecret: string } | undefined
}

/** A generous timeout: a refresh whose answer is lost costs both tokens. */
const answerMilliseconds = 10_000

const Renewed = z.object({
  access_token: z.string().startsWith('xox'),
  refresh_token: z.string(),
  expires_in: z.number().positive(),
})

/** Slack refuses this refresh token for good. */
const finalRefusals = new Set(['invalid_refresh_token', 'token_revoked', 'invalid_auth', 'account_inactive'])

/** Whether the token of an installation expires within this time. */
export const runsOut = (installation: Installation, now: Instant, withinMilliseconds: number): boolean =>
  installation.refreshToken !== null &&
  installation.tokenExpiresAt !== null &&
  installation.tokenExpiresAt <= addMilliseconds(now, withinMilliseconds)

/**
 * Replaces a token that is about to expire. A refresh token works once, so the holder of the row lock renews it and the
 * others use the result. Undefined where Slack refuses the renewal, which ends the installation. Throws where Slack does
 * not answer.
 */
export const rotateToken = (
  rotation: TokenRotation,
  slackTeamId: string,
  withinMilliseconds: number,
): Promise<Installation | undefined> =>
  inTransaction(rotation.database, async connection => {
    const store = { database: connection, cipher: rotation.cipher }
    await connection.query('select 1 from slack.installations where slack_team_id = $1 for update', [
      slackTeamId,
    ])
    const current = await findInstallation(store, slackTeamId)
    const now = instantOf(rotation.clock())
    if (current === undefined || !runsOut(current, now, withinMilliseconds)) return current
    const renewed = await renew(rotation, current)
    if (renewed === undefined) await endInstallation(store, slackTeamId, now)
    else await saveInstallation(store, renewed)
    return renewed
  })

const renew = async (
  { apiUrl, app, clock }: TokenRotation,
  installation: Installation,
): Promise<Installation | undefined> => {
  if (app === undefined || installation.refreshToken === null)
    throw new Error('The token of a workspace runs out, and no app is configured to renew it.')
  const client = new WebClient(undefined, {
    slackApiUrl: apiUrl,
    logLevel: LogLevel.ERROR,
    timeout: answerMilliseconds,
    retryConfig: { retries: 0 },
    rejectRateLimitedCalls: true,
  })
  try {
    const answer = Renewed.parse(
      await client.oauth.v2.access({
        client_id: app.clientId,
        client_secret: app.clientSecret,
        grant_type: 'refresh_token',
        refresh_token: installation.refreshToken,
      }),
    )
    return {
      ...installation,
      botToken: answer.access_token,
      refreshToken: answer.refresh_token,
      tokenExpiresAt: addMilliseconds(instantOf(clock()), answer.expires_in * 1000),
    }
  } catch (error) {
    if (error instanceof WebAPIPlatformError && finalRefusals.has(error.data.error)) return undefined
    throw error
  }
}

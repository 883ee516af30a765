import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import { z } from 'zod'
import type { Clock } from './clock.ts'
import { slackAnswerMilliseconds } from './limits.ts'

/** An app of Slack, and where that Slack is: slack.com, or a stand-in that speaks the same. */
export type SlackSignInSettings = {
  readonly clientId: string
  readonly clientSecret: string
  /** `https://slack.com`; issuer of the id tokens, and origin of the pages and calls that sign-in needs. */
  readonly issuer: string
  /** Where the browser goes, when it reaches Slack by another address than this server does. */
  readonly browserOrigin?: string
}

/** A person of a workspace, by their keys in Slack. */
export type SlackIdentity = { readonly slackTeamId: string; readonly slackUserId: string }

export type SlackOpenId = {
  authorizeAddress(request: { state: string; nonce: string }): string
  /** Who the code stands for; undefined when Slack or the signature says no. Throws when Slack can't be reached. */
  identify(code: string, nonce: string | undefined): Promise<SlackIdentity | undefined>
}

const TokenAnswer = z.object({ ok: z.literal(true), id_token: z.string() })

const IdClaims = z.object({
  'https://slack.com/team_id': z.string().min(1),
  'https://slack.com/user_id': z.string().min(1),
  nonce: z.string().optional(),
})

/** Sign in with Slack is OpenID Connect: authorize, code, id_token, verified against the issuer's keys. */
export const createSlackOpenId = (
  settings: SlackSignInSettings,
  redirectUri: string,
  clock: Clock,
): SlackOpenId => {
  const { clientId, clientSecret, issuer, browserOrigin = issuer } = settings
  const keys = createRemoteJWKSet(new URL('/openid/connect/keys', issuer), {
    timeoutDuration: slackAnswerMilliseconds,
  })

  const idTokenFor = async (code: string): Promise<string | undefined> => {
    const response = await fetch(new URL('/api/openid.connect.token', issuer), {
      method: 'POST',
      body: new URLSearchParams({
        client_id: clientId,
        client_secret: clientSecret,
        code,
        grant_type: 'authorization_code',
        redirect_uri: redirectUri,
      }),
      signal: AbortSignal.timeout(slackAnswerMilliseconds),
    })
    const answer = TokenAnswer.safeParse(await response.json())
    return answer.success ? answer.data.id_token : undefined
  }

  const claimsOf = async (idToken: string): Promise<z.infer<typeof IdClaims> | undefined> => {
    try {
      const { payload } = await jwtVerify(idToken, keys, {
        issuer,
        audience: clientId,
        algorithms: ['RS256', 'ES256'],
        currentDate: clock(),
        requiredClaims: ['exp', 'sub'],
      })
      return IdClaims.safeParse(payload).data
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined
      throw error
    }
  }

  return {
    authorizeAddress: ({ state, nonce }) => {
      const address = new URL('/openid/connect/authorize', browserOrigin)
      address.search = new URLSearchParams({
        response_type: 'code',
        scope: 'openid email profile',
        client_id: clientId,
        redirect_uri: redirectUri,
        state,
        nonce,
      }).toString()
      return address.href
    },

    identify: async (code, nonce) => {
      const idToken = await idTokenFor(code)
      const claims = idToken === undefined ? undefined : await claimsOf(idToken)
      // A nonce of another sign-in, or none where one was asked for, is somebody else's code.
      if (!claims || claims.nonce !== nonce) return undefined
      return {
        slackTeamId: claims['https://slack.com/team_id'],
        slackUserId: claims['https://slack.com/user_id'],
      }
    },
  }
}

import { hash } from 'node:crypto'
import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import { z } from 'zod'
import type { Clock } from './clock.ts'
import { slackAnswerMilliseconds } from './limits.ts'
import type { SignInProof } from './signIns.ts'

/** The credentials of a Slack app, and the address of Slack or of the sandbox. */
export type SlackSignInSettings = {
  readonly clientId: string
  readonly clientSecret: string
  /** `https://slack.com`: the issuer of the id tokens, and the origin of the sign-in pages and calls. */
  readonly issuer: string
  /** The origin for the browser, where it differs from the origin for this server. */
  readonly browserOrigin?: string
  /**
   * Whether the app takes PKCE. Slack accepts it once the app's setting is on, which also makes the app a public client
   * for good; so it is off unless said otherwise.
   */
  readonly hasPkce?: boolean
}

/** A person by the keys of Slack. */
export type SlackIdentity = { readonly slackTeamId: string; readonly slackUserId: string }

export type SlackOpenId = {
  authorizeAddress(request: SignInProof & { readonly state: string }): string
  /**
   * The person behind a code; undefined where Slack refuses the code or the signature is wrong. Throws where Slack does
   * not answer. A code without a proof comes from a sign-in that began outside Laurel, and so carries no nonce.
   */
  identify(code: string, proof: SignInProof | undefined): Promise<SlackIdentity | undefined>
}

const TokenAnswer = z.object({ ok: z.literal(true), id_token: z.string() })

const IdClaims = z.object({
  'https://slack.com/team_id': z.string().min(1),
  'https://slack.com/user_id': z.string().min(1),
  nonce: z.string().optional(),
})

/**
 * Sign in with Slack by OpenID Connect: authorization code, id token, verification with the issuer's keys. jose does the
 * verification. openid-client would report a refused code and an unreadable answer as the same error
 * and read no clock but the machine's.
 */
export const createSlackOpenId = (
  settings: SlackSignInSettings,
  redirectUri: string,
  clock: Clock,
): SlackOpenId => {
  const { clientId, clientSecret, issuer, browserOrigin = issuer, hasPkce = false } = settings
  const keys = createRemoteJWKSet(new URL('/openid/connect/keys', issuer), {
    timeoutDuration: slackAnswerMilliseconds,
  })

  const idTokenFor = async (code: string, codeVerifier: string | undefined): Promise<string | undefined> => {
    const response = await fetch(new URL('/api/openid.connect.token', issuer), {
      method: 'POST',
      body: new URLSearchParams({
        client_id: clientId,
        client_secret: clientSecret,
        code,
        grant_type: 'authorization_code',
        redirect_uri: redirectUri,
        ...(hasPkce && codeVerifier !== undefined ? { code_verifier: codeVerifier } : {}),
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
    authorizeAddress: ({ state, nonce, codeVerifier }) => {
      const address = new URL('/openid/connect/authorize', browserOrigin)
      address.search = new URLSearchParams({
        response_type: 'code',
        scope: 'openid email profile',
        client_id: clientId,
        redirect_uri: redirectUri,
        state,
        nonce,
        ...(hasPkce
          ? { code_challenge: hash('sha256', codeVerifier, 'base64url'), code_challenge_method: 'S256' }
          : {}),
      }).toString()
      return address.href
    },

    identify: async (code, proof) => {
      const idToken = await idTokenFor(code, proof?.codeVerifier)
      const claims = idToken === undefined ? undefined : await claimsOf(idToken)
      // Another nonce means a code of another sign-in.
      if (!claims || claims.nonce !== proof?.nonce) return undefined
      return {
        slackTeamId: claims['https://slack.com/team_id'],
        slackUserId: claims['https://slack.com/user_id'],
      }
    },
  }
}

import { hash } from 'node:crypto'
import fastify from 'fastify'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

/** What the stand-in puts into the id token of a code, so that specs can say what an attacker would. */
export type IssuedIdentity = {
  readonly teamKey: string
  readonly userKey: string
  readonly nonce?: string
  readonly audience?: string
  readonly issuer?: string
  readonly isForged?: boolean
  /** The code challenge that the sign-in began with. */
  readonly codeChallenge?: string
}

export type TestSlackIssuer = {
  readonly url: string
  readonly clientId: string
  readonly clientSecret: string
  /** A code that Slack would send the browser back with. */
  codeFor(identity: IssuedIdentity): string
  stop(): Promise<void>
}

/** Speaks as much OpenID Connect as Sign in with Slack needs. */
export const startTestSlackIssuer = async (): Promise<TestSlackIssuer> => {
  const clientId = 'client'
  const clientSecret = 'secret'
  const [keys, foreignKeys] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')])
  const identities = new Map<string, IssuedIdentity>()
  const app = fastify()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  )

  app.get('/openid/connect/keys', async () => ({
    keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }],
  }))

  app.post<{ Body: Record<string, string> }>('/api/openid.connect.token', async ({ body }) => {
    const identity = identities.get(body.code ?? '')
    identities.delete(body.code ?? '')
    if (!identity || body.client_secret !== clientSecret) return { ok: false, error: 'invalid_code' }
    const { codeChallenge } = identity
    if (
      codeChallenge !== undefined &&
      hash('sha256', body.code_verifier ?? '', 'base64url') !== codeChallenge
    )
      return { ok: false, error: 'invalid_grant' }
    const { teamKey, userKey, nonce, audience = clientId, issuer = url, isForged = false } = identity
    const idToken = await new SignJWT({
      'https://slack.com/team_id': teamKey,
      'https://slack.com/user_id': userKey,
      ...(nonce === undefined ? {} : { nonce }),
    })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setSubject(userKey)
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(isForged ? foreignKeys.privateKey : keys.privateKey)
    return { ok: true, id_token: idToken }
  })

  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    url,
    clientId,
    clientSecret,
    codeFor: identity => {
      const code = `code-${identities.size}-${identity.userKey}-${identity.nonce ?? 'none'}`
      identities.set(code, identity)
      return code
    },
    stop: () => app.close(),
  }
}

import { createSecretKey, type KeyObject } from 'node:crypto'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { errors, jwtVerify, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { Clock } from './clock.ts'
import { tokenMilliseconds, tokensRememberedMax } from './limits.ts'
import { hashOfSecret } from './secret.ts'

const issuer = 'laurel'
const audience = 'laurel-api'

const Claims = z.object({ sub: z.uuid(), team: z.uuid(), sid: z.uuid(), exp: z.int() })

/** The contents of a token. */
export type Bearer = {
  readonly memberId: string
  readonly teamId: string
  readonly sessionId: string
  readonly expiresAt: Date
}

export type TokenReading =
  | { readonly kind: 'valid'; readonly bearer: Bearer }
  | { readonly kind: 'expired'; readonly bearer: Bearer }
  | { readonly kind: 'invalid' }

export type Tokens = {
  sign(bearer: Omit<Bearer, 'expiresAt'>): Promise<{ token: string; expiresAt: Date }>
  read(token: string): Promise<TokenReading>
}

/**
 * Signs and reads bearer tokens with the key in the database. The signature of a token is verified once and cached; the
 * expiry is checked on every use.
 */
export const createTokens = (database: Queryable, clock: Clock): Tokens => {
  const bearers = new LRUCache<string, Bearer>({ max: tokensRememberedMax })
  let key: Promise<KeyObject> | undefined
  const signingKey = () => {
    key ??= loadKey(database).catch((error: unknown) => {
      key = undefined
      throw error
    })
    return key
  }

  return {
    sign: async ({ memberId, teamId, sessionId }) => {
      const expiresAt = new Date(clock().getTime() + tokenMilliseconds)
      const token = await new SignJWT({ team: teamId, sid: sessionId })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(memberId)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(clock())
        .setExpirationTime(expiresAt)
        .sign(await signingKey())
      return { token, expiresAt }
    },
    read: async token => {
      const tokenHash = hashOfSecret(token)
      const known = bearers.get(tokenHash)
      if (known) return { kind: known.expiresAt > clock() ? 'valid' : 'expired', bearer: known }
      const reading = await readToken(token, await signingKey(), clock())
      if (reading.kind === 'valid') bearers.set(tokenHash, reading.bearer)
      return reading
    },
  }
}

const readToken = async (token: string, key: KeyObject, now: Date): Promise<TokenReading> => {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      issuer,
      audience,
      currentDate: now,
    })
    return readClaims(payload, 'valid')
  } catch (error) {
    // The signature is valid: jose checks the expiry last.
    if (error instanceof errors.JWTExpired) return readClaims(error.payload, 'expired')
    if (error instanceof errors.JOSEError) return { kind: 'invalid' }
    throw error
  }
}

const readClaims = (payload: unknown, kind: 'valid' | 'expired'): TokenReading => {
  const claims = Claims.safeParse(payload)
  if (!claims.success) return { kind: 'invalid' }
  const { sub, team, sid, exp } = claims.data
  return {
    kind,
    bearer: { memberId: sub, teamId: team, sessionId: sid, expiresAt: new Date(exp * 1000) },
  }
}

const loadKey = async (database: Queryable): Promise<KeyObject> => {
  const { rows } = await database.query('select secret from access.signing_keys order by key_id desc limit 1')
  const row = z.object({ secret: z.instanceof(Uint8Array) }).safeParse(rows[0])
  if (!row.success) throw new Error('The database has no signing key. Run the migrations of access first.')
  return createSecretKey(row.data.secret)
}

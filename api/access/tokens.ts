import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { Clock } from './clock.ts'
import { tokensRememberedMax } from './limits.ts'
import { hashOfSecret } from './secret.ts'
import type { Signer } from './signer.ts'
import type { TokenKeys } from './tokenKeys.ts'

const audience = 'laurel-api'
const refreshAudience = 'laurel-refresh'

const Session = { sub: z.uuid(), team: z.uuid(), sid: z.uuid() }
const Claims = z.object({ ...Session, ends: z.int(), auth_time: z.number(), exp: z.int() })
const RefreshClaims = z.object({ ...Session, ends: z.int(), gen: z.int() })

/** The contents of a token. */
export type Bearer = {
  readonly memberId: string
  readonly teamId: string
  readonly sessionId: string
  /** `accessEnds` of the member when the session began. */
  readonly accessEnds: number
  readonly signedInAt: Date
  readonly expiresAt: Date
}

export type TokenReading =
  | { readonly kind: 'valid' | 'expired'; readonly bearer: Bearer }
  | { readonly kind: 'invalid' }

/** The contents of the cookie that refreshes tokens. */
export type Refresher = Pick<Bearer, 'memberId' | 'teamId' | 'sessionId' | 'accessEnds'> & {
  /** Rises with every use; an earlier one is a copy. */
  readonly generation: number
}

export type Tokens = {
  sign(bearer: Bearer): Promise<string>
  read(token: string): Promise<TokenReading>
  signRefresher(refresher: Refresher, expiresAt: Date): Promise<string>
  /** Undefined for an invalid or expired one. */
  readRefresher(token: string): Promise<Refresher | undefined>
}

/**
 * Signs and reads bearer tokens. The signature of a token is verified once and cached; its key and its expiry are checked
 * on every use.
 */
export const createTokens = (signer: Signer, keys: Pick<TokenKeys, 'find'>, clock: Clock): Tokens => {
  const bearers = new LRUCache<string, { readonly kid: string; readonly bearer: Bearer }>({
    max: tokensRememberedMax,
  })

  return {
    sign: ({ memberId, teamId, sessionId, accessEnds, signedInAt, expiresAt }) =>
      signer.sign(
        audience,
        {
          sub: memberId,
          team: teamId,
          sid: sessionId,
          ends: accessEnds,
          auth_time: signedInAt.getTime() / 1000,
        },
        expiresAt,
      ),

    read: async token => {
      const tokenHash = hashOfSecret(token)
      const known = bearers.get(tokenHash)
      if (known && (await keys.find(known.kid)))
        return { kind: known.bearer.expiresAt > clock() ? 'valid' : 'expired', bearer: known.bearer }
      const reading = await signer.read(audience, token)
      if (reading.kind === 'invalid') return reading
      const claims = Claims.safeParse(reading.claims)
      if (!claims.success) return { kind: 'invalid' }
      const { sub, team, sid, ends, auth_time: signedInAt, exp } = claims.data
      const bearer = {
        memberId: sub,
        teamId: team,
        sessionId: sid,
        accessEnds: ends,
        signedInAt: new Date(signedInAt * 1000),
        expiresAt: new Date(exp * 1000),
      }
      if (reading.kind === 'valid') bearers.set(tokenHash, { kid: reading.kid, bearer })
      return { kind: reading.kind, bearer }
    },

    signRefresher: ({ memberId, teamId, sessionId, accessEnds, generation }, expiresAt) =>
      signer.sign(
        refreshAudience,
        { sub: memberId, team: teamId, sid: sessionId, ends: accessEnds, gen: generation },
        expiresAt,
      ),

    readRefresher: async token => {
      const reading = await signer.read(refreshAudience, token)
      const claims = reading.kind === 'valid' ? RefreshClaims.safeParse(reading.claims).data : undefined
      return (
        claims && {
          memberId: claims.sub,
          teamId: claims.team,
          sessionId: claims.sid,
          accessEnds: claims.ends,
          generation: claims.gen,
        }
      )
    },
  }
}

import { errors, jwtVerify, SignJWT } from 'jose'
import type { Clock } from './clock.ts'
import type { TokenKeys } from './tokenKeys.ts'

const issuer = 'laurel'

export type SignedReading =
  | { readonly kind: 'valid' | 'expired'; readonly kid: string; readonly claims: Record<string, unknown> }
  | { readonly kind: 'invalid' }

/** Signs claims for one audience each, so that a token of one purpose is refused for every other. */
export type Signer = {
  sign(audience: string, claims: Record<string, unknown>, expiresAt: Date): Promise<string>
  read(audience: string, token: string): Promise<SignedReading>
}

export const createSigner = (keys: TokenKeys, clock: Clock): Signer => ({
  sign: async (audience, claims, expiresAt) => {
    const { kid, key } = await keys.current()
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid })
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt(clock())
      .setExpirationTime(expiresAt)
      .sign(key)
  },

  read: async (audience, token) => {
    let kid = ''
    try {
      const { payload } = await jwtVerify(
        token,
        async header => {
          kid = header.kid ?? ''
          const key = await keys.find(kid)
          if (!key) throw new errors.JWSSignatureVerificationFailed('The key of the token is unknown.')
          return key
        },
        { algorithms: ['HS256'], issuer, audience, currentDate: clock() },
      )
      return { kind: 'valid', kid, claims: payload }
    } catch (error) {
      // The signature is valid: jose checks the expiry last.
      if (error instanceof errors.JWTExpired) return { kind: 'expired', kid, claims: error.payload }
      if (error instanceof errors.JOSEError) return { kind: 'invalid' }
      throw error
    }
  },
})

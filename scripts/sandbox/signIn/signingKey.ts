import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose'

export type SigningKey = {
  /** The public half, as published. */
  readonly publicKey: JWK
  sign(claims: JWTPayload): Promise<string>
}

/** A fresh RS256 key pair: a restart of the sandbox rotates it. */
export const createSigningKey = async (): Promise<SigningKey> => {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const jwk = await exportJWK(publicKey)
  const kid = await calculateJwkThumbprint(jwk)
  return {
    publicKey: { ...jwk, kid, alg: 'RS256', use: 'sig' },
    sign: claims =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' }).sign(privateKey),
  }
}

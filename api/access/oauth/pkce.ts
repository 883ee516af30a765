import { hash, timingSafeEqual } from 'node:crypto'

/** The form of a challenge with S256: a SHA-256 hash in base64url. */
export const isCodeChallenge = (text: string): boolean => /^[\w-]{43}$/.test(text)

/** Whether a verifier belongs to the challenge with which the code was asked for. */
export const verifiesChallenge = (verifier: string, challenge: string): boolean => {
  if (!/^[\w.~-]{43,128}$/.test(verifier)) return false
  const [computed, expected] = [hash('sha256', verifier, 'base64url'), challenge].map(text =>
    Buffer.from(text),
  )
  if (!computed || !expected) return false
  return computed.length === expected.length && timingSafeEqual(computed, expected)
}

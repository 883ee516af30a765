import { createPublicKey, hash, type KeyObject, sign, verify } from 'node:crypto'
import { canonicalJson } from '../log/canonicalJson.ts'
import type { Checkpoint, SignedCheckpoint } from './checkpoint.ts'

const signedBytes = (checkpoint: Checkpoint): Buffer => Buffer.from(canonicalJson(checkpoint))

/** SHA-256 of a public key in its DER form (SPKI), in hex. */
export const fingerprintOf = (publicKey: KeyObject): string =>
  hash('sha256', publicKey.export({ type: 'spki', format: 'der' }))

/** Signs with an Ed25519 private key. */
export const signCheckpoint = (checkpoint: Checkpoint, privateKey: KeyObject): SignedCheckpoint => ({
  checkpoint,
  key: fingerprintOf(createPublicKey(privateKey)),
  signature: sign(null, signedBytes(checkpoint), privateKey).toString('base64'),
})

/** The defect of a signature, in words for people; undefined if the key signed exactly this checkpoint. */
export const signatureFault = (
  { checkpoint, key, signature }: SignedCheckpoint,
  publicKey: KeyObject,
): string | undefined => {
  const expected = fingerprintOf(publicKey)
  if (key !== expected)
    return `was signed with an unknown key ${key}; the given public key is ${expected}. Ask who keeps the key.`
  const bytes = Buffer.from(signature, 'base64')
  // Base64 has several texts for the same bytes; one of them was written.
  return bytes.toString('base64') === signature && verify(null, signedBytes(checkpoint), publicKey, bytes)
    ? undefined
    : 'has a broken signature: it is not what was signed. Compare with a copy kept elsewhere.'
}

import { createCipheriv, createDecipheriv, createHmac, type KeyObject } from 'node:crypto'
import { lengthPrefixed } from '../kernel/lengthPrefixed.ts'

const prefix = 'encrypted:1:'
/** Of a text that is encrypted with a combination of keys. */
const severalKeysPrefix = 'encrypted:2:'
const algorithm = 'aes-256-gcm'
const nonceLength = 12
const tagLength = 16

/** A field of an event. An encrypted text can only be decrypted for the same place. */
export type FieldPlace = { readonly eventId: string; readonly path: readonly string[] }

const placeText = ({ eventId, path }: FieldPlace): string => `${eventId}:${path.join('.')}`

export const isEncrypted = (value: unknown): value is string =>
  typeof value === 'string' && (value.startsWith(prefix) || value.startsWith(severalKeysPrefix))

/** Marks an encrypted text as one of several keys. */
export const withSeveralKeys = (encrypted: string): string =>
  severalKeysPrefix + encrypted.slice(prefix.length)

/** The encrypted text of a marked one; undefined for a text of one key. */
export const textOfSeveralKeys = (value: string): string | undefined =>
  value.startsWith(severalKeysPrefix) ? prefix + value.slice(severalKeysPrefix.length) : undefined

/**
 * Encrypts a text with AES-256-GCM. The nonce derives from the key, the place and the text: a retried append has the same
 * bytes, and two texts never share a nonce.
 */
export const encryptField = (key: KeyObject, place: FieldPlace, text: string): string => {
  const where = placeText(place)
  const nonce = createHmac('sha256', key)
    .update(lengthPrefixed(where, text))
    .digest()
    .subarray(0, nonceLength)
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(where))
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return prefix + Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url')
}

/** Decrypts a text of `encryptField`. Throws if the key or the place differs, or a byte was changed. */
export const decryptField = (key: KeyObject, place: FieldPlace, encrypted: string): string => {
  const bytes = Buffer.from(encrypted.slice(prefix.length), 'base64url')
  const nonce = bytes.subarray(0, nonceLength)
  const decipher = createDecipheriv(algorithm, key, nonce)
    .setAAD(Buffer.from(placeText(place)))
    .setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength))
  const decrypted = Buffer.concat([
    decipher.update(bytes.subarray(nonceLength + tagLength)),
    decipher.final(),
  ])
  return decrypted.toString('utf8')
}

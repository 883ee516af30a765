import { createCipheriv, createDecipheriv, createHmac, type KeyObject } from 'node:crypto'
import { lengthPrefixed } from '../kernel/lengthPrefixed.ts'

const prefix = 'sealed:1:'
const algorithm = 'aes-256-gcm'
const nonceLength = 12
const tagLength = 16

/** Which field of which event: a sealed text opens nowhere else. */
export type FieldPlace = { readonly eventId: string; readonly path: readonly string[] }

const placeText = ({ eventId, path }: FieldPlace): string => `${eventId}:${path.join('.')}`

export const isSealed = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith(prefix)

/**
 * Seals a text with AES-256-GCM. The nonce derives from the key, the place and the text: an append that is tried again
 * is the same append, byte by byte, and two texts never share a nonce, wherever they end up.
 */
export const sealField = (key: KeyObject, place: FieldPlace, text: string): string => {
  const where = placeText(place)
  const nonce = createHmac('sha256', key)
    .update(lengthPrefixed(where, text))
    .digest()
    .subarray(0, nonceLength)
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(where))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return prefix + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Opens what `sealField` made. Throws when the key or the place is another, or a byte was changed. */
export const openField = (key: KeyObject, place: FieldPlace, sealed: string): string => {
  const bytes = Buffer.from(sealed.slice(prefix.length), 'base64url')
  const nonce = bytes.subarray(0, nonceLength)
  const decipher = createDecipheriv(algorithm, key, nonce)
    .setAAD(Buffer.from(placeText(place)))
    .setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength))
  const opened = Buffer.concat([decipher.update(bytes.subarray(nonceLength + tagLength)), decipher.final()])
  return opened.toString('utf8')
}

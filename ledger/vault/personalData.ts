import type { EventToAppend } from '../log/port.ts'
import { changeField } from './changeField.ts'
import { combinedKey } from './combinedKey.ts'
import {
  decryptField,
  encryptField,
  isEncrypted,
  textOfSeveralKeys,
  withSeveralKeys,
} from './encryptedField.ts'
import { personalFields } from './personalFields.ts'
import type { PersonKey, ReadingKey } from './vault.ts'

type SomeEvent = Pick<EventToAppend, 'id' | 'type' | 'data' | 'metadata'>

/** Encrypts and decrypts the texts of fields. */
export type FieldCipher = { readonly encrypt: typeof encryptField; readonly decrypt: typeof decryptField }

const uncachedCipher: FieldCipher = { encrypt: encryptField, decrypt: decryptField }

/** The event as the log keeps it: personal texts are encrypted, or replaced if a key of theirs is destroyed. */
export const encryptPersonal = <Event extends SomeEvent>(
  event: Event,
  keys: readonly PersonKey[],
  { encrypt } = uncachedCipher,
): Event => {
  let { data } = event
  for (const { path, forgotten, isFreeText } of personalFields(event.type)) {
    const key = isFreeText ? combinedKey(keys) : keys[0]
    data = changeField(data, path, (value, place) => {
      if (typeof value !== 'string') return value
      if (!key) return forgotten
      const text = encrypt(key, { eventId: event.id, path: place }, value)
      return isFreeText ? withSeveralKeys(text) : text
    })
  }
  return data === event.data ? event : { ...event, data }
}

/**
 * The event with personal texts decrypted, or replaced if a key of theirs is destroyed. A text that can't be decrypted is
 * replaced in the same way, and named.
 */
export const decryptPersonal = <Event extends SomeEvent>(
  event: Event,
  keys: readonly ReadingKey[],
  { decrypt } = uncachedCipher,
  onUnreadable: (field: string) => void = () => {},
): Event => {
  const fields = personalFields(event.type)
  if (fields.length === 0) return event
  let { data } = event
  for (const { path, forgotten, isFreeText } of fields) {
    const combined = isFreeText ? combinedKey(keys) : keys[0]
    data = changeField(data, path, (value, place) => {
      if (!isEncrypted(value)) return value
      if (combined === undefined) return forgotten
      const several = textOfSeveralKeys(value)
      // A free text that was recorded before months had keys is encrypted with the key of its person alone.
      const key = several === undefined ? keys[0] : combined
      const text = key && decrypted(() => decrypt(key, { eventId: event.id, path: place }, several ?? value))
      if (typeof text === 'string') return text
      onUnreadable(place.join('.'))
      return forgotten
    })
  }
  return data === event.data ? event : { ...event, data }
}

/** Node throws where the text, the key or the place is another one. */
const decrypted = (decrypt: () => string): string | undefined => {
  try {
    return decrypt()
  } catch {
    return undefined
  }
}

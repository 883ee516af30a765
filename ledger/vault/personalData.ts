import type { EventToAppend } from '../log/port.ts'
import { changeField } from './changeField.ts'
import { decryptField, encryptField, isEncrypted } from './encryptedField.ts'
import { personalFields, subjectOf } from './personalFields.ts'
import type { Person, PersonKey, ReadingKey } from './vault.ts'

type SomeEvent = Pick<EventToAppend, 'id' | 'type' | 'data' | 'metadata'>

/** The person whose key an event needs; undefined if it holds no personal data. */
export const personOf = ({ type, data, metadata }: SomeEvent): Person | undefined => {
  if (personalFields(type).length === 0) return undefined
  const memberId = subjectOf(data)
  if (memberId === undefined)
    throw new Error(
      `${type} holds personal data without its person. Add one of the fields that subjectOf reads.`,
    )
  return { teamId: metadata.teamId, memberId }
}

/** Encrypts and decrypts the texts of fields. */
export type FieldCipher = { readonly encrypt: typeof encryptField; readonly decrypt: typeof decryptField }

const uncachedCipher: FieldCipher = { encrypt: encryptField, decrypt: decryptField }

/** The event as the log keeps it: personal texts are encrypted, or replaced if the person was forgotten. */
export const encryptPersonal = <Event extends SomeEvent>(
  event: Event,
  key: PersonKey,
  { encrypt } = uncachedCipher,
): Event => {
  let { data } = event
  for (const { path, forgotten } of personalFields(event.type)) {
    data = changeField(data, path, (value, place) => {
      if (typeof value !== 'string') return value
      return key ? encrypt(key, { eventId: event.id, path: place }, value) : forgotten
    })
  }
  return data === event.data ? event : { ...event, data }
}

/**
 * The event with personal texts decrypted, or replaced if the person was forgotten. A text that can't be decrypted is
 * replaced in the same way, and named.
 */
export const decryptPersonal = <Event extends SomeEvent>(
  event: Event,
  key: ReadingKey,
  { decrypt } = uncachedCipher,
  onUnreadable: (field: string) => void = () => {},
): Event => {
  const fields = personalFields(event.type)
  if (fields.length === 0) return event
  let { data } = event
  for (const { path, forgotten } of fields) {
    data = changeField(data, path, (value, place) => {
      if (!isEncrypted(value)) return value
      if (key === undefined) return forgotten
      const text = key && decrypted(() => decrypt(key, { eventId: event.id, path: place }, value))
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

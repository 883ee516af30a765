import type { KeyObject } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { decryptField, encryptField, type FieldPlace } from './encryptedField.ts'
import type { FieldCipher } from './personalData.ts'

/** The newest texts, which the subscribers of this process read next. */
const textsMax = 2_048

type CachedText = { readonly key: KeyObject; readonly place: FieldPlace; readonly text: string }

export type CachedCipher = FieldCipher & {
  /** Drops all texts, because a person was forgotten. */
  readonly clear: () => void
}

/**
 * Caches the texts that were encrypted last, because several subscribers read them at once. A cached text is given only
 * for its key, so that no caller reads the text of a forgotten person.
 */
export const createCachedCipher = (): CachedCipher => {
  const texts = new LRUCache<string, CachedText>({ max: textsMax })
  return {
    encrypt: (key, place, text) => {
      const encrypted = encryptField(key, place, text)
      texts.set(encrypted, { key, place, text })
      return encrypted
    },
    decrypt: (key, place, encrypted) => {
      const known = texts.get(encrypted)
      if (known?.key === key && isSame(known.place, place)) return known.text
      return decryptField(key, place, encrypted)
    },
    clear: () => texts.clear(),
  }
}

const isSame = (one: FieldPlace, other: FieldPlace): boolean =>
  one.eventId === other.eventId &&
  one.path.length === other.path.length &&
  one.path.every((name, index) => name === other.path[index])

import type { KeyObject } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Sealing } from './personalData.ts'
import { type FieldPlace, openField, sealField } from './sealedField.ts'

/** Enough for those who follow the log of a busy moment. */
const textsMax = 2_048

type Sealed = { readonly key: KeyObject; readonly place: FieldPlace; readonly text: string }

export type RememberedSealing = Sealing & {
  /** Drops all texts, because a person was forgotten. */
  readonly forget: () => void
}

/**
 * Sealing that remembers the texts it sealed lately, since several follow the log and read them at once. Only who has
 * the key comes to ask, so that a person who was forgotten is forgotten here as well.
 */
export const rememberSealing = (): RememberedSealing => {
  const lately = new LRUCache<string, Sealed>({ max: textsMax })
  return {
    seal: (key, place, text) => {
      const sealed = sealField(key, place, text)
      lately.set(sealed, { key, place, text })
      return sealed
    },
    open: (key, place, sealed) => {
      const known = lately.get(sealed)
      return known?.key === key && isSame(known.place, place) ? known.text : openField(key, place, sealed)
    },
    forget: () => lately.clear(),
  }
}

const isSame = (one: FieldPlace, other: FieldPlace): boolean =>
  one.eventId === other.eventId &&
  one.path.length === other.path.length &&
  one.path.every((name, index) => name === other.path[index])

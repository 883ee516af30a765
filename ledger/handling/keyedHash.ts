import { createHmac, createSecretKey, hash, type KeyObject } from 'node:crypto'

/** Hashes texts so that they cannot be guessed without the key, and recognises them again. */
export type KeyedHash = {
  readonly of: (text: string) => string
  /** Whether a recorded hash is that of this text, also if it was recorded before hashes had a key. */
  readonly matches: (recorded: string, text: string) => boolean
}

/** For specs and simulation, where nothing is secret. */
const openKey = createSecretKey(Buffer.alloc(32, 'laurel'))

export const createKeyedHash = (key: KeyObject = openKey): KeyedHash => {
  const of = (text: string): string => createHmac('sha256', key).update(text).digest('hex')
  return {
    of,
    matches: (recorded, text) => recorded === of(text) || recorded === hash('sha256', text),
  }
}

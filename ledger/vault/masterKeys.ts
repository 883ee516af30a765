import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { nameOfPerson, type Person } from './vault.ts'

/** The installation's own keys, 32 bytes each: the first encrypts the keys of people, all of them decrypt. */
export type MasterKeys = readonly [Buffer, ...Buffer[]]

const algorithm = 'aes-256-gcm'
const nonceLength = 12
const tagLength = 16

export const masterKeyOf = (base64: string): Buffer => {
  const key = Buffer.from(base64, 'base64')
  if (key.length !== 32) throw new Error('The encryption key must be 32 bytes in base64.')
  return key
}

/** Encrypts the key of a person, for that person alone. */
export const sealKey = ([current]: MasterKeys, person: Person, key: Buffer): Buffer => {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv(algorithm, current, nonce).setAAD(Buffer.from(nameOfPerson(person)))
  const encrypted = Buffer.concat([cipher.update(key), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted])
}

export type OpenedKey = { readonly key: Buffer; readonly isCurrent: boolean }

/** Decrypts the key of a person. Undefined if none of the master keys encrypted it. */
export const openKey = (
  [current, ...former]: MasterKeys,
  person: Person,
  sealed: Buffer,
): OpenedKey | undefined => {
  const key = decrypt(current, person, sealed)
  if (key) return { key, isCurrent: true }
  for (const master of former) {
    const found = decrypt(master, person, sealed)
    if (found) return { key: found, isCurrent: false }
  }
  return undefined
}

const decrypt = (master: Buffer, person: Person, sealed: Buffer): Buffer | undefined => {
  const decipher = createDecipheriv(algorithm, master, sealed.subarray(0, nonceLength))
    .setAAD(Buffer.from(nameOfPerson(person)))
    .setAuthTag(sealed.subarray(nonceLength, nonceLength + tagLength))
  const opened = decipher.update(sealed.subarray(nonceLength + tagLength))
  try {
    return Buffer.concat([opened, decipher.final()])
  } catch {
    // The tag does not fit: another key encrypted it.
    return undefined
  }
}

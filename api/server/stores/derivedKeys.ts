import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'

/** The key for hashes of commands, a secret of its own that follows from the encryption key of an installation. */
export const commandHashKey = (encryptionKey: string): KeyObject =>
  derivedKey(encryptionKey, 'laurel command hash')

/** The key for snapshots of streams that belong to no person. */
export const snapshotKey = (encryptionKey: string): KeyObject => derivedKey(encryptionKey, 'laurel snapshots')

const derivedKey = (encryptionKey: string, purpose: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', Buffer.from(encryptionKey, 'base64'), '', purpose, 32)))

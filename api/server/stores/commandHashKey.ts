import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'

/** The key for hashes of commands, a secret of its own that follows from the encryption key of an installation. */
export const commandHashKey = (encryptionKey: string): KeyObject =>
  createSecretKey(
    Buffer.from(hkdfSync('sha256', Buffer.from(encryptionKey, 'base64'), '', 'laurel command hash', 32)),
  )

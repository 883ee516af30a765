import { createHmac, hkdfSync } from 'node:crypto'
import type { Person } from '@laurel/ledger/vault/vault.ts'

/** Names accounts and codes by keyed hashes: a table of all phone numbers does not open them. */
export type DestinationHashes = {
  /** The same account is the same hash for everyone in a team, and another one in another team. */
  readonly ofDestination: (teamId: string, address: string) => string
  readonly ofCode: (person: Person, destinationHash: string, code: string) => string
}

/** `key` is the encryption key of the installation. */
export const createDestinationHashes = (key: string): DestinationHashes => {
  const derived = Buffer.from(hkdfSync('sha256', Buffer.from(key, 'base64'), '', 'payout destinations', 32))
  const hash = (...parts: readonly string[]): string =>
    createHmac('sha256', derived).update(JSON.stringify(parts)).digest('base64url')
  return {
    ofDestination: (teamId, address) => hash('destination', teamId, address),
    ofCode: ({ teamId, memberId }, destinationHash, code) =>
      hash('code', teamId, memberId, destinationHash, code),
  }
}

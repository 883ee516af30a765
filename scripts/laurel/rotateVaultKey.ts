import { setTimeout as pause } from 'node:timers/promises'
import type { Stores } from '@laurel/api/server/stores/openStores.ts'
import {
  addVaultKey,
  dropFormerVaultKeys,
  vaultMasterKeys,
} from '@laurel/api/server/stores/vaultMasterKeys.ts'
import { resealKeys } from '@laurel/ledger/vault/resealKeys.ts'
import { Pool } from 'pg'

export type VaultKeyRotation = {
  /** How many keys of people are under the new master key. */
  readonly resealed: number
}

/** A server that has just read `secrets.json` may still store a key under the former master key for this long. */
const settleMilliseconds = 2_000

/**
 * Gives the vault a new master key while the server goes on, and encrypts the keys of all people under it. An interrupted
 * rotation leaves both keys accepted; the next one completes it. The former master keys are dropped at the end.
 */
export const rotateVaultKey = async (
  home: string,
  { databaseUrl }: Pick<Stores, 'databaseUrl'>,
): Promise<VaultKeyRotation> => {
  const database = new Pool({ connectionString: databaseUrl, max: 1 })
  try {
    addVaultKey(home)
    const masterKeys = vaultMasterKeys(home)
    let resealed = await resealKeys(database, masterKeys())
    await pause(settleMilliseconds)
    resealed += await resealKeys(database, masterKeys())
    dropFormerVaultKeys(home)
    return { resealed }
  } finally {
    await database.end()
  }
}

import { randomBytes } from 'node:crypto'
import { renameSync, statSync, writeFileSync } from 'node:fs'
import { type MasterKeys, masterKeyOf } from '@laurel/ledger/vault/masterKeys.ts'
import { loadSecrets, type Secrets, secretsFile } from './secrets.ts'

const keysIn = ({ encryptionKey, vaultKeys = [encryptionKey] }: Secrets): MasterKeys => {
  const [current = encryptionKey, ...former] = vaultKeys
  return [masterKeyOf(current), ...former.map(masterKeyOf)]
}

/** The master keys of the vault, as `secrets.json` has them at the moment. */
export const vaultMasterKeys = (home: string): (() => MasterKeys) => {
  let known: { readonly changedAt: bigint; readonly keys: MasterKeys } | undefined
  return () => {
    const changedAt = statSync(secretsFile(home), { bigint: true, throwIfNoEntry: false })?.mtimeNs
    // A server goes on with the keys that it knows when the file is gone.
    if (changedAt === undefined && known) return known.keys
    if (changedAt === undefined || known?.changedAt !== changedAt)
      known = { changedAt: changedAt ?? -1n, keys: keysIn(loadSecrets(home)) }
    return known.keys
  }
}

/** Adds a master key, which encrypts from now on; the former ones still decrypt. */
export const addVaultKey = (home: string): void => {
  const secrets = loadSecrets(home)
  const { encryptionKey, vaultKeys = [encryptionKey] } = secrets
  save(home, { ...secrets, vaultKeys: [randomBytes(32).toString('base64'), ...vaultKeys] })
}

/** Drops every master key but the current one. */
export const dropFormerVaultKeys = (home: string): void => {
  const { vaultKeys, ...secrets } = loadSecrets(home)
  if (vaultKeys !== undefined) save(home, { ...secrets, vaultKeys: vaultKeys.slice(0, 1) })
}

/** Replaces the file at once, so that no reader sees half of it. */
const save = (home: string, secrets: Secrets): void => {
  const file = secretsFile(home)
  const next = `${file}.${process.pid}.next`
  writeFileSync(next, JSON.stringify(secrets, null, 2), { mode: 0o600, flush: true })
  renameSync(next, file)
}

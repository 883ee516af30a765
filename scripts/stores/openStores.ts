import type { KeyObject } from 'node:crypto'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import { migrateLog } from '@laurel/ledger/log/postgres/migrateLog.ts'
import { openLog } from '@laurel/ledger/vault/openLog.ts'
import { migrateVault } from '@laurel/ledger/vault/postgresVault.ts'
import type { Vault } from '@laurel/ledger/vault/vault.ts'
import { Client, type Pool } from 'pg'
import { z } from 'zod'
import { superviseDatabase } from '../database/superviseDatabase.ts'
import { commandHashKey } from './commandHashKey.ts'
import { loadSecrets } from './secrets.ts'
import type { StoreSettings } from './settings.ts'

export type Stores = {
  /** The log as people read and write it. */
  readonly log: EventLog
  /** The log as it is kept and hashed: personal data sealed. For audits that need no names. */
  readonly sealedLog: EventLog
  readonly vault: Vault
  /** What ledgers over this log key the hashes of commands with; it is not in the database. */
  readonly hashKey: KeyObject
  /** Where the log lives, for people: never with a password. */
  readonly logName: string
  /** Where the log is when PostgreSQL keeps it; a verifier reads it there by itself. */
  readonly postgresUrl: string | undefined
  readonly databaseUrl: string
  readonly close: () => Promise<void>
}

/** Opens the database and the log that the settings name, starting the embedded database when none is given. */
export const openStores = async ({ home, databaseUrl, eventStoreUrl }: StoreSettings): Promise<Stores> => {
  const database = databaseUrl ? await givenDatabase(databaseUrl) : await superviseDatabase({ home })
  try {
    const { encryptionKey } = loadSecrets(home)
    if (!eventStoreUrl) await migrateLog(database.url)
    const { keys, ...opened } = await openLog({ databaseUrl: database.url, eventStoreUrl, encryptionKey })
    const prepare = async (): Promise<void> => {
      await migrateVault(keys)
      await tryKey(keys, opened.vault, home)
    }
    await prepare().catch(async (error: unknown) => {
      await opened.close()
      throw error
    })
    return {
      ...opened,
      logName: eventStoreUrl ? 'EventStoreDB' : 'PostgreSQL',
      postgresUrl: eventStoreUrl ? undefined : database.url,
      hashKey: commandHashKey(encryptionKey),
      databaseUrl: database.url,
      close: async () => {
        await opened.close()
        await database.stop()
      },
    }
  } catch (error) {
    await database.stop()
    throw error
  }
}

const Owner = z.object({ team_id: z.string(), member_id: z.string() })

/** One key of the database is opened, so that nobody writes beside keys that are sealed by other secrets. */
const tryKey = async (database: Pool, vault: Vault, home: string): Promise<void> => {
  const { rows } = await database.query(
    'select team_id, member_id from vault.keys where sealed_key is not null limit 1',
  )
  const owner = Owner.optional().parse(rows[0])
  if (!owner) return
  await vault.keysFor([{ teamId: owner.team_id, memberId: owner.member_id }]).catch((cause: unknown) => {
    throw new WrongSecrets(
      `The keys in this database are sealed by the secrets of another data folder than ${home}. ` +
        'Put the secrets.json there that belongs to this database, from its first instance or a backup.',
      { cause },
    )
  })
}

const givenDatabase = async (url: string) => {
  const client = await connect(url)
  await client.end()
  return { url, stop: async () => {} }
}

const connect = async (url: string): Promise<Client> => {
  try {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
    await client.connect()
    return client
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error)
    throw new UnreachableDatabase(
      `The database of DATABASE_URL (${withoutPassword(url)}) cannot be reached: ${reason}. ` +
        'Correct the address, or leave DATABASE_URL out to use the embedded database.',
    )
  }
}

/** What is wrong is in the settings: the message is all a person needs. */
export class UnreachableDatabase extends Error {}

/** The database answers, and its contents can't be read from this data folder. */
export class WrongSecrets extends UnreachableDatabase {}

const withoutPassword = (url: string): string => {
  const parsed = URL.parse(url)
  if (!parsed) return 'which is not a URL'
  if (parsed.password) parsed.password = '…'
  return decodeURI(parsed.href)
}

import type { KeyObject } from 'node:crypto'
import { FormerTables } from '@laurel/ledger/database/migrate.ts'
import type { CommandStreams } from '@laurel/ledger/handling/commandStreams/commandStreams.ts'
import { createPostgresCommandStreams } from '@laurel/ledger/handling/commandStreams/postgresCommandStreams.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import { migrateLog } from '@laurel/ledger/log/postgres/migrateLog.ts'
import { type Installation, readInstallation } from '@laurel/ledger/vault/installation.ts'
import { openLog } from '@laurel/ledger/vault/openLog.ts'
import type { Vault } from '@laurel/ledger/vault/vault.ts'
import { Client, Pool } from 'pg'
import { z } from 'zod'
import { superviseDatabase } from '../embeddedDatabase/superviseDatabase.ts'
import { migrateDatabase } from '../migrateDatabase.ts'
import { commandHashKey } from './commandHashKey.ts'
import { givenDatabase } from './givenDatabase.ts'
import { holdInstallation, type InstallationHold } from './installationHold.ts'
import { refuseOtherStore, settleLogStore } from './logStore.ts'
import { loadSecrets } from './secrets.ts'
import type { StoreSettings } from './settings.ts'
import { StoreProblem, WrongSecrets } from './storeProblem.ts'
import { addressOf, type Starting, takeEventStore } from './takeEventStore.ts'

export type Stores = {
  /** The log as people read and write it. */
  readonly log: EventLog
  /** The log as it is stored and hashed, with personal data encrypted. For audits that need no names. */
  readonly encryptedLog: EventLog
  readonly vault: Vault
  /** The stream of each member's command, for a log whose event ids are unique per stream only. */
  readonly commandStreams: CommandStreams
  /** What ledgers over this log key the hashes of commands with; it is not in the database. */
  readonly hashKey: KeyObject
  /** Where the log lives, for people: never with a password. */
  readonly logName: string
  /** Where the log is when PostgreSQL keeps it; a verifier reads it there by itself. */
  readonly postgresUrl: string | undefined
  readonly databaseUrl: string
  readonly close: () => Promise<void>
}

/**
 * Opens the database and the log that the settings name, starting the embedded database when none is given. Refuses
 * another store than the one that holds the log of this installation.
 */
export const openStores = async (
  { home, databaseUrl, eventStoreUrl }: StoreSettings,
  starting: Starting = {},
): Promise<Stores> => {
  const database = databaseUrl ? await givenDatabase(databaseUrl) : await superviseDatabase({ home })
  let hold: InstallationHold | undefined
  try {
    hold = await holdInstallation(database.url, starting)
    const { encryptionKey } = loadSecrets(home)
    const store = eventStoreUrl ? 'eventstore' : 'postgres'
    const installation = await prepareInstallation(database.url)
    refuseOtherStore(installation, store)
    if (eventStoreUrl) addressOf(eventStoreUrl)
    else await migrateLog(database.url)
    const claims = openClaims(database.url)
    const { keys, ...opened } = await openLog({
      databaseUrl: database.url,
      eventStoreUrl,
      encryptionKey,
      warn: starting.warn,
    })
    const close = async (): Promise<void> => {
      await opened.close()
      await claims.end()
    }
    const prepare = async (): Promise<void> => {
      await tryKey(keys, opened.vault, home)
      if (eventStoreUrl) await takeEventStore(opened.encryptedLog, eventStoreUrl, installation, starting)
      await settleLogStore(keys, store)
    }
    await prepare().catch(async (error: unknown) => {
      await close()
      throw error
    })
    return {
      ...opened,
      commandStreams: createPostgresCommandStreams(claims),
      logName: eventStoreUrl ? 'EventStoreDB' : 'PostgreSQL',
      postgresUrl: eventStoreUrl ? undefined : database.url,
      hashKey: commandHashKey(encryptionKey),
      databaseUrl: database.url,
      close: async () => {
        await close()
        await hold?.release()
        await database.stop()
      },
    }
  } catch (error) {
    await hold?.release()
    await database.stop()
    throw error
  }
}

/** Brings the tables up to date, and reads which installation they belong to. */
const prepareInstallation = async (url: string): Promise<Installation> => {
  await migrateDatabase(url).catch((error: unknown) => {
    throw error instanceof FormerTables ? new StoreProblem(error.message) : error
  })
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await readInstallation(client)
  } finally {
    await client.end()
  }
}

/** Claims wait for a connection of their own, and no longer for it than a request waits. */
const openClaims = (url: string): Pool => {
  const pool = new Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: 5_000,
    query_timeout: 20_000,
  })
  // An idle connection that breaks is replaced by the next query; unheard, it would end the process.
  pool.on('error', () => {})
  return pool
}

const Owner = z.object({ team_id: z.string(), member_id: z.string() })

/** Decrypts one key of the database, so that no key is added under secrets that do not fit the others. */
const tryKey = async (database: Pool, vault: Vault, home: string): Promise<void> => {
  const { rows } = await database.query(
    'select team_id, member_id from vault.keys where encrypted_key is not null limit 1',
  )
  const owner = Owner.optional().parse(rows[0])
  if (!owner) return
  await vault.keysFor([{ teamId: owner.team_id, memberId: owner.member_id }]).catch((cause: unknown) => {
    throw new WrongSecrets(
      `The keys in this database are encrypted with the secrets of another data folder than ${home}. ` +
        'Put the secrets.json there that belongs to this database, from its first instance or a backup.',
      { cause },
    )
  })
}

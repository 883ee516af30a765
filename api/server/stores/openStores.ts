import type { KeyObject } from 'node:crypto'
import type { CommandStreams } from '@laurel/ledger/handling/commandStreams/commandStreams.ts'
import { createPostgresCommandStreams } from '@laurel/ledger/handling/commandStreams/postgresCommandStreams.ts'
import { createPostgresSnapshots } from '@laurel/ledger/handling/snapshots/postgresSnapshots.ts'
import type { SnapshotStore } from '@laurel/ledger/handling/snapshots/snapshotStore.ts'
import { createSnapshots, type Snapshots } from '@laurel/ledger/handling/snapshots/snapshots.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import { openLog } from '@laurel/ledger/vault/openLog.ts'
import type { Vault } from '@laurel/ledger/vault/vault.ts'
import { createVaultedSnapshots } from '@laurel/ledger/vault/vaultedSnapshots.ts'
import { Pool } from 'pg'
import { z } from 'zod'
import { superviseDatabase } from '../embeddedDatabase/superviseDatabase.ts'
import { prepareDatabase } from './databaseRoles.ts'
import { commandHashKey, snapshotKey } from './derivedKeys.ts'
import { givenDatabase } from './givenDatabase.ts'
import { holdInstallation, type InstallationHold } from './installationHold.ts'
import { settleLogStore } from './logStore.ts'
import { loadSecrets } from './secrets.ts'
import type { StoreSettings } from './settings.ts'
import { WrongSecrets } from './storeProblem.ts'
import { addressOf, type Starting, takeEventStore } from './takeEventStore.ts'
import { vaultMasterKeys } from './vaultMasterKeys.ts'

export type Stores = {
  /** The log as people read and write it. */
  readonly log: EventLog
  /** The log as it is stored and hashed, with personal data encrypted. For audits that need no names. */
  readonly encryptedLog: EventLog
  readonly vault: Vault
  /** The stream of each member's command, for a log whose event ids are unique per stream only. */
  readonly commandStreams: CommandStreams
  /** Folded states of long streams, with the states of members encrypted. */
  readonly snapshots: Snapshots
  readonly snapshotStore: SnapshotStore
  /** What ledgers over this log key the hashes of commands with; it is not in the database. */
  readonly hashKey: KeyObject
  /** Where the log lives, for people: never with a password. */
  readonly logName: string
  /** Where the log is when PostgreSQL keeps it; a verifier reads it there by itself. */
  readonly postgresUrl: string | undefined
  /** The role that serves: it can't change what is recorded. */
  readonly databaseUrl: string
  /** The role that owns the tables; undefined if this process only knows the one that serves. */
  readonly ownerUrl: string | undefined
  readonly close: () => Promise<void>
}

/**
 * Opens the database and the log that the settings name, starting the embedded database when none is given. Refuses
 * another store than the one that holds the log of this installation.
 */
export const openStores = async (
  { home, databaseUrl, databaseOwnerUrl, eventStoreUrl }: StoreSettings,
  starting: Starting = {},
): Promise<Stores> => {
  const given = databaseOwnerUrl ?? databaseUrl
  const database = given ? await givenDatabase(given) : await superviseDatabase({ home })
  let hold: InstallationHold | undefined
  try {
    hold = await holdInstallation(database.url, starting)
    const { encryptionKey } = loadSecrets(home)
    const store = eventStoreUrl ? 'eventstore' : 'postgres'
    const { url, ownerUrl, installation } = await prepareDatabase({
      url: databaseUrl ?? database.url,
      ownerUrl: databaseUrl && databaseOwnerUrl,
      store,
      home,
      passwordKey: encryptionKey,
    })
    if (eventStoreUrl) addressOf(eventStoreUrl)
    const claims = openSmallPool(url)
    const snapshotPool = openSmallPool(url)
    const { keys, ...opened } = await openLog({
      databaseUrl: url,
      eventStoreUrl,
      encryptionKey,
      masterKeys: vaultMasterKeys(home),
      warn: starting.warn,
      onUnreadable: starting.onUnreadable,
    })
    const close = async (): Promise<void> => {
      await opened.close()
      await claims.end()
      await snapshotPool.end()
    }
    const prepare = async (): Promise<void> => {
      await tryKeys(keys, opened.vault, home)
      if (eventStoreUrl) await takeEventStore(opened.encryptedLog, eventStoreUrl, installation, starting)
      await settleLogStore(keys, store)
    }
    await prepare().catch(async (error: unknown) => {
      await close()
      throw error
    })
    const snapshotStore = createVaultedSnapshots(
      createPostgresSnapshots(snapshotPool),
      opened.vault,
      snapshotKey(encryptionKey),
    )
    return {
      ...opened,
      snapshotStore,
      snapshots: createSnapshots({ store: snapshotStore, ...(starting.warn ? { warn: starting.warn } : {}) }),
      commandStreams: createPostgresCommandStreams(claims),
      logName: eventStoreUrl ? 'EventStoreDB' : 'PostgreSQL',
      postgresUrl: eventStoreUrl ? undefined : url,
      hashKey: commandHashKey(encryptionKey),
      databaseUrl: url,
      ownerUrl,
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

/** Claims, and snapshots, wait for a connection of their own, and no longer for it than a request waits. */
const openSmallPool = (url: string): Pool => {
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

const Owners = z.array(z.object({ team_id: z.string(), member_id: z.string() }))

/** Enough to tell other secrets from a few damaged keys. */
const triedKeysMax = 20

/** Decrypts keys of the database, so that no key is added under secrets that do not fit the others. */
const tryKeys = async (database: Pool, vault: Vault, home: string): Promise<void> => {
  const { rows } = await database.query(
    `select team_id, member_id from vault.keys where encrypted_key is not null limit ${triedKeysMax}`,
  )
  const owners = Owners.parse(rows).map(row => ({ teamId: row.team_id, memberId: row.member_id }))
  const keys = await vault.findKeys(owners)
  if (owners.length > 0 && keys.every(key => key === null)) throw new WrongSecrets(home)
}

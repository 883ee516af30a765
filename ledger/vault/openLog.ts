import { Pool } from 'pg'
import { boundClock } from '../log/clock/boundClock.ts'
import { databaseTime } from '../log/clock/databaseTime.ts'
import type { EventStoreLogOptions } from '../log/eventstore/eventStoreLog.ts'
import type { EventLog } from '../log/port.ts'
import { createPostgresLog } from '../log/postgres/postgresLog.ts'
import { type Warn, warnOnConsole } from '../log/warn.ts'
import { type MasterKeys, masterKeyOf } from './masterKeys.ts'
import { createPostgresVault } from './postgresVault.ts'
import { createUnreadableFields, type OnUnreadable, unreadableText } from './unreadableFields.ts'
import type { Vault } from './vault.ts'
import { createVaultedLog } from './vaultedLog.ts'

/** The stores of a log, and the key that decrypts it. */
export type LogPlace = {
  readonly databaseUrl: string
  /** Set if the events are in EventStoreDB. */
  readonly eventStoreUrl?: string | undefined
  /** The installation's own key, 32 bytes in base64, which encrypts the keys of people. */
  readonly encryptionKey: string
  /** The master keys of the moment, where they can be rotated; by default the encryption key alone. */
  readonly masterKeys?: (() => MasterKeys) | undefined
  /** Takes warnings about errors that the log recovers from; the default is the console. */
  readonly warn?: Warn | undefined
  /** The clock of this machine. */
  readonly now?: () => Date
  /** Receives fields that can't be decrypted; the default warns of each once. */
  readonly onUnreadable?: OnUnreadable | undefined
}

export type OpenedLog = {
  /** The log with personal data decrypted. */
  readonly log: EventLog
  /** The log as it is stored and hashed, with personal data encrypted. */
  readonly encryptedLog: EventLog
  readonly vault: Vault
  /** Connections to the database with the keys of people. */
  readonly keys: Pool
  readonly close: () => Promise<void>
}

/** Opens a log in stores that were migrated. */
export const openLog = async ({
  databaseUrl,
  eventStoreUrl,
  encryptionKey,
  masterKeys = () => [masterKeyOf(encryptionKey)],
  warn,
  now = () => new Date(),
  onUnreadable = warnOnce(warn ?? warnOnConsole),
}: LogPlace): Promise<OpenedLog> => {
  const options = { now, ...(warn ? { warn } : {}) }
  const store = eventStoreUrl
    ? await openEventStore({ url: eventStoreUrl, ...options })
    : createPostgresLog({ url: databaseUrl, ...options })
  const keys = new Pool({ connectionString: databaseUrl, max: 2 })
  // The next query replaces a broken idle connection; without a listener the error would end the process.
  keys.on('error', () => {})
  const encryptedLog = boundClock(store, { now, readTime: () => databaseTime(keys) })
  const vault = createPostgresVault(keys, masterKeys)
  return {
    log: createVaultedLog(encryptedLog, vault, onUnreadable),
    encryptedLog,
    vault,
    keys,
    close: async () => {
      await encryptedLog.close()
      await keys.end()
    },
  }
}

const warnOnce = (warn: Warn): OnUnreadable => {
  const known = createUnreadableFields()
  return field => {
    if (known.isNew(field)) warn(unreadableText(field), 'Run laurel audit verify.')
    known.note(field)
  }
}

/** Loads the client of EventStoreDB only if it is used. */
const openEventStore = async (options: EventStoreLogOptions): Promise<EventLog> => {
  const { createEventStoreLog } = await import('../log/eventstore/eventStoreLog.ts')
  return createEventStoreLog(options)
}

import { Pool } from 'pg'
import type { EventStoreLogOptions } from '../log/eventstore/eventStoreLog.ts'
import type { EventLog } from '../log/port.ts'
import { createPostgresLog } from '../log/postgres/postgresLog.ts'
import type { Warn } from '../log/warn.ts'
import { createPostgresVault } from './postgresVault.ts'
import type { Vault } from './vault.ts'
import { createVaultedLog } from './vaultedLog.ts'

/** Where a log is and what opens it. */
export type LogPlace = {
  readonly databaseUrl: string
  /** Where the events are, if they are in EventStoreDB. */
  readonly eventStoreUrl?: string | undefined
  /** The installation's own key, 32 bytes in base64, under which the keys of people are sealed. */
  readonly encryptionKey: string
  /** Hears of trouble that the log works around by itself; left out, the console does. */
  readonly warn?: Warn | undefined
}

export type OpenedLog = {
  /** The log as people read and write it. */
  readonly log: EventLog
  /** The log as it is kept and hashed: personal data sealed. */
  readonly sealedLog: EventLog
  readonly vault: Vault
  /** Connections to where the keys of people are. */
  readonly keys: Pool
  readonly close: () => Promise<void>
}

/** Opens a log in stores that were migrated. */
export const openLog = async ({
  databaseUrl,
  eventStoreUrl,
  encryptionKey,
  warn,
}: LogPlace): Promise<OpenedLog> => {
  const hearing = warn ? { warn } : {}
  const sealedLog = eventStoreUrl
    ? await openEventStore({ url: eventStoreUrl, ...hearing })
    : createPostgresLog({ url: databaseUrl, ...hearing })
  const keys = new Pool({ connectionString: databaseUrl, max: 2 })
  // An idle connection that breaks is replaced by the next query; unheard, it would end the process.
  keys.on('error', () => {})
  const vault = createPostgresVault(keys, encryptionKey)
  return {
    log: createVaultedLog(sealedLog, vault),
    sealedLog,
    vault,
    keys,
    close: async () => {
      await sealedLog.close()
      await keys.end()
    },
  }
}

/** Only who uses it loads its client. */
const openEventStore = async (options: EventStoreLogOptions): Promise<EventLog> => {
  const { createEventStoreLog } = await import('../log/eventstore/eventStoreLog.ts')
  return createEventStoreLog(options)
}

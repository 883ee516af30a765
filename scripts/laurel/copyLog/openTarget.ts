import { takeEventStore } from '@laurel/api/server/stores/takeEventStore.ts'
import type { SealedWriter } from '@laurel/ledger/log/copying/sealedWriter.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import { migrateLog } from '@laurel/ledger/log/postgres/migrateLog.ts'
import { createPostgresLog } from '@laurel/ledger/log/postgres/postgresLog.ts'
import { createPostgresSealedWriter } from '@laurel/ledger/log/postgres/sealedWriter.ts'
import type { Installation, LogStore } from '@laurel/ledger/vault/installation.ts'

export type CopyTarget = {
  /** The log as the store keeps it, with personal data encrypted. */
  readonly log: EventLog
  readonly writer: SealedWriter
  readonly close: () => Promise<void>
}

export type TargetPlace = {
  readonly databaseUrl: string
  readonly eventStoreUrl: string
  readonly installation: Installation
}

/** Opens the store that a log is copied to. An EventStoreDB becomes that of the installation. */
export const openTarget = async (
  store: LogStore,
  { databaseUrl, eventStoreUrl, installation }: TargetPlace,
): Promise<CopyTarget> => {
  switch (store) {
    case 'postgres': {
      await migrateLog(databaseUrl)
      return targetOf(
        createPostgresLog({ url: databaseUrl }),
        createPostgresSealedWriter({ url: databaseUrl }),
      )
    }
    case 'eventstore': {
      const target = await openEventStore(eventStoreUrl)
      await takeEventStore(target.log, eventStoreUrl, installation, {}).catch(async (error: unknown) => {
        await target.close()
        throw error
      })
      return target
    }
  }
}

/** The client is loaded only where it is used. */
const openEventStore = async (url: string): Promise<CopyTarget> => {
  const { createEventStoreLog } = await import('@laurel/ledger/log/eventstore/eventStoreLog.ts')
  const { createEventStoreSealedWriter } = await import('@laurel/ledger/log/eventstore/sealedWriter.ts')
  return targetOf(createEventStoreLog({ url }), createEventStoreSealedWriter(url))
}

const targetOf = (log: EventLog, writer: SealedWriter): CopyTarget => ({
  log,
  writer,
  close: async () => {
    await writer.close()
    await log.close()
  },
})

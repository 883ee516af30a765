import { randomUUID } from 'node:crypto'
import type { EventToAppend } from '@laurel/ledger/log/port.ts'
import type { ComparedAppend, Contender } from './comparedStore.ts'
import { connectPool } from './connectPool.ts'
import { countRows } from './countRows.ts'
import { installedPackage, whyAbsent } from './installedPackage.ts'
import { keepTypeParsers } from './keepTypeParsers.ts'

const packageName = '@event-driven-io/emmett-postgresql'

let parseAsEmmett: (() => void) | undefined

/**
 * Emmett's store in PostgreSQL: its `appendToStream` with an expected version, on a pool with a connection for every
 * caller. A refused caller reads the events since, as Emmett's command handler does; the error does not contain them.
 */
export const openEmmett = async (databaseUrl: string): Promise<Contender> => {
  const installed = installedPackage(packageName)
  if (!installed) return { kind: 'absent', reason: whyAbsent(packageName) }
  const [{ getPostgreSQLEventStore }, { isExpectedVersionConflictError }] = await Promise.all([
    import('@event-driven-io/emmett-postgresql'),
    import('@event-driven-io/emmett'),
  ])
  const parseAsBefore = keepTypeParsers()
  // Emmett sets its parsers once in a process.
  parseAsEmmett?.()
  const pool = connectPool(databaseUrl)
  const eventStore = getPostgreSQLEventStore(databaseUrl, {
    connectionOptions: { pool },
    schema: { autoMigration: 'None' },
  })
  await eventStore.schema.migrate()
  parseAsEmmett = keepTypeParsers()

  const lengthOf = async (stream: string, known: number): Promise<number> => {
    const { events } = await eventStore.readStream(stream, { from: BigInt(known + 1) })
    return known + events.length
  }

  return {
    kind: 'ready',
    store: {
      name: `Emmett ${installed.version}`,
      streamFor: caller => `member-${randomUUID()}.${caller}`,
      append: async (stream, events, expectedLength): Promise<ComparedAppend> => {
        try {
          const expectedStreamVersion = BigInt(expectedLength)
          await eventStore.appendToStream(stream, events.map(asTheirs), { expectedStreamVersion })
          return { kind: 'appended' }
        } catch (error) {
          if (!isExpectedVersionConflictError(error)) throw error
          return { kind: 'conflict', actual: await lengthOf(stream, expectedLength) }
        }
      },
      countEvents: stream =>
        countRows(pool, 'select count(*) from emt_messages where stream_id = $1', stream),
      close: async () => {
        await eventStore.close()
        if (!pool.ending) await pool.end()
        parseAsBefore()
      },
    },
  }
}

const asTheirs = ({ id, type, data, metadata }: EventToAppend) => ({
  type,
  data: { ...data },
  metadata: { ...metadata, messageId: id },
})

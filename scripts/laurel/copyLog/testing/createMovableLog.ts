import { migrateDatabase } from '@laurel/api/server/migrateDatabase.ts'
import { postgresCursor } from '@laurel/api/server/worker/checkpoint.ts'
import { processesName } from '@laurel/api/server/worker/processLag.ts'
import { recordOwed } from '@laurel/api/slack/announcements/recordOwed.ts'
import { createPostgresCommandStreams } from '@laurel/ledger/handling/commandStreams/postgresCommandStreams.ts'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { createMemoryLog } from '@laurel/ledger/log/memory/memoryLog.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import { migrateLog } from '@laurel/ledger/log/postgres/migrateLog.ts'
import { createPostgresLog } from '@laurel/ledger/log/postgres/postgresLog.ts'
import { createPostgresSealedWriter } from '@laurel/ledger/log/postgres/sealedWriter.ts'
import { collect } from '@laurel/ledger/log/suite/logFixture.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import { accepted, createTestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { recordFirstLogStore } from '@laurel/ledger/vault/installation.ts'
import { createProjections } from '@laurel/projections/engine/createProjections.ts'
import { Client, Pool } from 'pg'
import { z } from 'zod'
import { createTestDatabase } from '../../../database/testDatabase.ts'
import type { LogMove } from '../moveLog.ts'

const now = '2026-03-10T12:00:10.000Z'
const freshness = { now, ageMilliseconds: 86_400_000, backdatedMilliseconds: 600_000 }
const memberNames = ['Ann', 'Ben'] as const

const Announcements = z.array(z.object({ stream: z.string(), revision: z.number(), position: z.number() }))

/**
 * An installation with three shoutouts whose log is in PostgreSQL, and a log in memory that is like EventStoreDB: its
 * positions have gaps, and event ids are unique per stream.
 */
export const createMovableLog = async () => {
  const { url } = await createTestDatabase()
  const pool = new Pool({ connectionString: url, max: 4 })
  const database = new Client({ connectionString: url })
  await database.connect()
  await migrateLog(url)
  await migrateDatabase(url)
  await recordFirstLogStore(pool, 'postgres')
  const clock = { now: () => new Date(now) }
  const inPostgres = createPostgresLog({ url, ...clock })
  const writer = createPostgresSealedWriter({ url })
  const inEventStore = createMemoryLog({ ...clock, uniqueIds: 'stream' })
  const commandStreams = createPostgresCommandStreams(pool)

  const give = async (log: EventLog, key: string): Promise<void> => {
    const ledger = createLedger({ log, commandStreams })
    const team = await createTestTeam(ledger, { memberNames })
    await settle(ledger, accepted(await team.give('Ann', ['Ben'], 1, { key })).events)
  }
  /** Looks for announcements in the whole log, behind the checkpoint. */
  const announce = async (log: EventLog): Promise<void> =>
    recordOwed(pool, await collect(log.readAll()), freshness)

  for (const key of ['one', 'two', 'three']) await give(inPostgres, key)
  await announce(inPostgres)
  const there: LogMove = {
    from: 'postgres',
    to: 'eventstore',
    source: inPostgres,
    target: inEventStore,
    writer: inEventStore,
    database,
    commandStreams,
  }
  const back: LogMove = {
    ...there,
    from: 'eventstore',
    to: 'postgres',
    source: inEventStore,
    target: inPostgres,
    writer,
  }
  return {
    url,
    pool,
    inPostgres,
    inEventStore,
    commandStreams,
    there,
    back,
    give,
    announce,
    promises: postgresCursor(pool, processesName),
    announcements: async () => {
      const { rows } = await pool.query(
        'select stream, revision::int, position::int from slack.announcements order by position',
      )
      return Announcements.parse(rows)
    },
    /** Starts the read models as a server does; answers whether they come to show the whole log. */
    project: async (log: EventLog): Promise<boolean> => {
      const projections = createProjections({ log, databaseUrl: url })
      await projections.start()
      const isReached = await projections.waitForPosition(await log.head(), 10_000)
      await projections.stop()
      return isReached
    },
    close: async () => {
      await writer.close()
      await inPostgres.close()
      await database.end()
      await pool.end()
    },
  }
}

/** All but the positions, which each store gives. */
export const recordedIn = async (log: Pick<EventLog, 'readAll'>) =>
  (await collect(log.readAll())).map(({ position: _position, ...event }) => event)

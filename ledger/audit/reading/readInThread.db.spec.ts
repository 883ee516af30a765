import { Worker } from 'node:worker_threads'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrateLog } from '../../log/postgres/migrateLog.ts'
import { createPostgresLog } from '../../log/postgres/postgresLog.ts'
import { namedEvent } from '../../log/suite/logFixture.ts'
import { readChecked } from './readChecked.ts'
import { readInThread, toldBy } from './readInThread.ts'

const { url } = await createTestDatabase()
await migrateLog(url)
const log = createPostgresLog({ url })
afterAll(() => log.close())

/** More than the thread reads ahead. */
const eventCount = 6_000
const perAppend = 500

const append = async (from: number, count: number): Promise<void> => {
  const events = Array.from({ length: count }, (_, index) => namedEvent(`${from + index}`))
  await log.append(`noted-${from}`, events, 'any')
}

beforeAll(async () => {
  for (let from = 0; from < eventCount; from += perAppend) await append(from, perAppend)
})

const collect = async (reading: ReturnType<typeof readInThread>) => {
  const read = []
  for await (const batch of reading) read.push(...batch)
  return read
}

const onDatabase = async (statement: string): Promise<void> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

describe('reading in a thread', () => {
  test('brings what reading here brings, in its order', async () => {
    const read = await collect(readInThread(url))
    expect(read).toHaveLength(eventCount)
    expect(read).toEqual(await collect(readChecked(log, { hasContiguousPositions: true })))
  })

  test('ends where the log ended when it began, however the log grows', async () => {
    const before = (await log.head()) + 1
    const reading = readInThread(url)
    const first = [...((await reading.next()).value ?? [])]
    await append(before, perAppend)
    const rest = await collect(reading)
    expect([...first, ...rest].map(({ event }) => event.position)).toEqual([...Array(before).keys()])
  })

  test('throws when its connection is cut off before it has read all', async () => {
    const reading = readInThread(url)
    await reading.next()
    await onDatabase(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query like '%dataText%' and pid <> pg_backend_pid()`,
    )
    await expect(collect(reading)).rejects.toBeInstanceOf(Error)
  })

  test('throws when there is no log', async () => {
    const nowhere = new URL(url)
    nowhere.pathname = '/nothing_is_called_so'
    await expect(collect(readInThread(nowhere.href))).rejects.toThrow('does not exist')
  })

  test('throws when the thread ends without a word that all was read', async () => {
    const batch = { lines: [JSON.stringify(namedEvent('one'))], breaks: [] }
    const silent = new Worker(
      `require('node:worker_threads').parentPort.postMessage(${JSON.stringify(batch)})`,
      { eval: true },
    )
    const reading = toldBy(silent)
    expect([...((await reading.next()).value ?? [])]).toHaveLength(1)
    await expect(reading.next()).rejects.toThrow('lost before it had read all')
  })

  test('leaves no connection behind when the reader stops early', async () => {
    for await (const batch of readInThread(url)) {
      expect([...batch].length).toBeGreaterThan(0)
      break
    }
    const client = new Client({ connectionString: url })
    await client.connect()
    await expect
      .poll(async () => {
        const { rowCount } = await client.query(
          `select from pg_stat_activity
            where datname = current_database() and query like '%dataText%' and pid <> pg_backend_pid()`,
        )
        return rowCount
      })
      .toBe(0)
    await client.end()
  })
})

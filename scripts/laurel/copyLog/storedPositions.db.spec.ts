import { migrateDatabase } from '@laurel/api/server/migrateDatabase.ts'
import { migrateLog } from '@laurel/ledger/log/postgres/migrateLog.ts'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../database/testDatabase.ts'
import { prepareDemo } from '../../demo/createDemoTeam.ts'
import { readStoredPositions, storedPositions, translateStoredPositions } from './storedPositions.ts'

const { url } = await createTestDatabase()
const database = new Client({ connectionString: url })
beforeAll(async () => {
  await database.connect()
  await migrateLog(url)
  await migrateDatabase(url)
  await prepareDemo(database)
})
afterAll(() => database.end())

describe('positions of the log that are stored beside it', () => {
  it('are all known', async () => {
    const { rows } = await database.query(
      `select table_schema || '.' || table_name as name from information_schema.columns
       where column_name like '%position%' and table_schema not in ('log', 'pg_catalog', 'information_schema')`,
    )
    expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(storedPositions.map(({ table }) => table)))
  })
})

describe('translating them', () => {
  const keep = async (table: string, positions: Readonly<Record<string, number>>) => {
    for (const [name, position] of Object.entries(positions))
      await database.query(`insert into ${table} (name, position) values ($1, $2)`, [name, position])
  }
  const kept = async (table: string) => {
    const { rows } = await database.query(`select name, position from ${table} order by name`)
    return Object.fromEntries(rows.map(({ name, position }) => [name, Number(position)]))
  }
  beforeEach(() => database.query('truncate worker.checkpoint, slack.checkpoints, slack.announcements'))

  it('moves every position once, also where a new one equals a former one', async () => {
    await keep('worker.checkpoint', { first: -1, second: 0, third: 100, fourth: 200 })
    expect([...(await readStoredPositions(database))].sort((one, other) => one - other)).toEqual([
      -1, 0, 100, 200,
    ])
    const translated = new Map([
      [-1, -1],
      [0, 100],
      [100, 200],
      [200, 300],
    ])
    await translateStoredPositions(database, { translated, end: 300 })
    expect(await kept('worker.checkpoint')).toEqual({ first: -1, second: 100, third: 200, fourth: 300 })
  })

  it('looks at every promise again, and announces nothing again, where a position is behind the end', async () => {
    await keep('worker.checkpoint', { promises: 900 })
    await keep('slack.checkpoints', { announcements: 900 })
    await translateStoredPositions(database, { translated: new Map(), end: 300 })
    expect(await kept('worker.checkpoint')).toEqual({ promises: -1 })
    expect(await kept('slack.checkpoints')).toEqual({ announcements: 300 })
  })
})

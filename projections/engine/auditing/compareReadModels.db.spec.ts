import type { EventLog } from '@laurel/ledger/log/port.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { createCompany, liveThrough } from '../../testing/company.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { createProjections } from '../createProjections.ts'
import { prepareReadModels } from '../prepare.ts'
import { rebuild } from '../rebuilding/rebuild.ts'
import { uuid, whole } from '../tables/columns.ts'
import type { ReadModel } from '../tables/readModel.ts'
import { defineTable } from '../tables/table.ts'
import { compareReadModels, comparisonName } from './compareReadModels.ts'

const { url: databaseUrl, database } = await openTestDatabase()
const company = await createCompany()
const { log } = company
const projections = createProjections({ log, databaseUrl })
afterAll(() => projections.stop())
await liveThrough(company)
await projections.start()
await projections.waitForPosition(await log.head(), 10_000)

const latestEvents = defineTable({
  readModel: 'latestEvents',
  name: 'latestEvents',
  columns: { teamId: uuid, position: whole },
  key: ['teamId'],
})
/** Puts one row again and again. */
const puttingAnew: ReadModel = {
  name: 'latestEvents',
  version: 1,
  tables: [latestEvents],
  project: ({ metadata: { teamId }, position }) => [latestEvents.put({ teamId, position })],
}

/** The log, a few events at a time. */
const fewAtATime: Pick<EventLog, 'readAll'> = {
  readAll: async function* (...range) {
    for await (const page of log.readAll(...range))
      for (let from = 0; from < page.length; from += 4) yield page.slice(from, from + 4)
  },
}

/** The log, before whose nth reading the backend that compares is ended. */
const endingBackend = (reading: number): Pick<EventLog, 'readAll'> => {
  let readings = 0
  return {
    readAll: async function* (from, filter) {
      readings += 1
      if (readings === reading) await endBackend()
      yield* log.readAll(from, filter)
    },
  }
}

const endBackend = async (): Promise<void> => {
  const { rows } = await database.query(
    'select pg_terminate_backend(pid, 10000) as "isEnded" from pg_stat_activity where datname = current_database() and application_name = $1',
    [comparisonName],
  )
  expect(rows).toEqual([{ isEnded: true }])
}

describe('the comparison of read models with the log', () => {
  it('finds no difference in what the log gives', async () => {
    expect((await compareReadModels({ log, databaseUrl }))?.differences).toEqual([])
  })

  it.each([
    { when: 'within a transaction', reading: 1 },
    { when: 'between two transactions', reading: 2 },
  ])('says that its connection was lost $when', async ({ reading }) => {
    await expect(compareReadModels({ log: endingBackend(reading), databaseUrl })).rejects.toThrow(
      /^PostgreSQL ended the connection that compares the read models: .*\. Verify again\.$/,
    )
  })

  it('compares a read model that replaces a row of a much earlier event', async () => {
    const readModels = [puttingAnew]
    await prepareReadModels(database, readModels)
    await rebuild(database, log, readModels)
    const limits = { batchSize: 4, waitingRowsMax: 0, summedRowsMax: 0, keptMax: 1_000 }
    const compare = () => compareReadModels({ log: fewAtATime, databaseUrl, readModels, limits })
    expect(await compare()).toEqual({ tables: 1, differences: [] })
    await database.query(`update ${latestEvents.live} set position = 1`)
    expect((await compare())?.differences).toHaveLength(2)
  })
})

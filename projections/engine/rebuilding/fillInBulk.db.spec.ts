import { inTransaction } from '@laurel/ledger/database/transaction.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import { describe, expect, it } from 'vitest'
import { readModels } from '../../readModels.ts'
import { createCompany, liveThrough } from '../../testing/company.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { createInMemory } from '../folding/inMemory.ts'
import type { BulkLimits } from '../postgres/bulkTable.ts'
import { prepareReadModels } from '../prepare.ts'
import { columnsOf, readRows } from '../querying/rows.ts'
import { nextSchema } from '../schemas.ts'
import { uuid, whole } from '../tables/columns.ts'
import type { ReadModel } from '../tables/readModel.ts'
import { snakeCase } from '../tables/snakeCase.ts'
import { defineTable } from '../tables/table.ts'
import { createCopy } from './copy.ts'
import { fillInBulk } from './fillInBulk.ts'
import { rebuild } from './rebuild.ts'

const { database } = await openTestDatabase()
await prepareReadModels(database, [])
const company = await createCompany({ memberNames: ['Ann', 'Ben', 'Cleo'] })
await liveThrough(company)
const expected = createInMemory(...readModels)
expected.apply(await company.events())

/** The log, a few events at a time. */
const log: EventLog = {
  ...company.log,
  readAll: async function* (...range) {
    for await (const page of company.log.readAll(...range))
      for (let from = 0; from < page.length; from += 4) yield page.slice(from, from + 4)
  },
}

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

/** A row comes and goes, as people join, leave and join a channel; every third time it is changed as well. */
const comingAndGoing: ReadModel = {
  name: 'latestEvents',
  version: 1,
  tables: [latestEvents],
  project: ({ metadata: { teamId }, position }) => [
    position % 2 === 0 ? latestEvents.remove({ teamId }) : latestEvents.put({ teamId, position }),
    ...(position % 3 === 0 ? [latestEvents.change({ teamId }, { position: position * 10 })] : []),
  ],
}

const forgetting: BulkLimits = { batchSize: 4, waitingRowsMax: 0, summedRowsMax: 0, keptMax: 1_000 }

describe.each<{ how: string; limits: BulkLimits }>([
  {
    how: 'rows wait in memory to the end',
    limits: { ...forgetting, waitingRowsMax: 1_000, summedRowsMax: 1_000 },
  },
  { how: 'rows leave the memory at once', limits: forgetting },
  { how: 'the memory is soon full', limits: { ...forgetting, keptMax: 3 } },
])('a copy filled in bulk has the rows that memory has when $how', ({ limits }) => {
  it('in every table', async () => {
    const copies = readModels.map(readModel => createCopy(readModel))
    await fillInBulk(database, log, copies, limits)
    for (const { rows } of copies) await inTransaction(database, client => rows.flush(client))
    for (const readModel of readModels)
      for (const table of readModel.tables) {
        const stored = await readRows(
          database,
          table.schema,
          `select ${columnsOf(table, 't')} from ${nextSchema(readModel.name)}.${snakeCase(table.name)} t`,
          [],
        )
        expect(new Set(stored), table.name).toEqual(new Set(expected.rows(table)))
      }
  })
})

it('a row that is removed and put again much later is filled in bulk', async () => {
  for (const until of [10, 11, 12, 13, 14, 15]) {
    const inMemory = createInMemory(comingAndGoing)
    const events = await company.events()
    inMemory.apply(events.filter(({ position }) => position <= until))
    const copy = createCopy(comingAndGoing, { schema: nextSchema(comingAndGoing.name), until })
    await fillInBulk(database, log, [copy], forgetting)
    await inTransaction(database, client => copy.rows.flush(client))
    const rows = await readRows(
      database,
      latestEvents.schema,
      `select ${columnsOf(latestEvents, 't')} from ${nextSchema('latestEvents')}.latest_events t`,
      [],
    )
    expect(rows, `up to ${until}`).toEqual(inMemory.rows(latestEvents))
  }
})

it('a read model that replaces a row of a much earlier event is built row by row', async () => {
  const inBulk = fillInBulk(database, log, [createCopy(puttingAnew)], forgetting)
  await expect(inBulk).rejects.toThrow('unique')
  await prepareReadModels(database, [puttingAnew])
  await rebuild(database, log, [puttingAnew], { limits: forgetting })
  const rows = await readRows(
    database,
    latestEvents.schema,
    `select ${columnsOf(latestEvents, 't')} from ${latestEvents.live} t`,
    [],
  )
  expect(rows).toEqual([{ teamId: company.teamId, position: await log.head() }])
})

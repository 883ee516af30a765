import { inTransaction } from '@laurel/ledger/database/transaction.ts'
import { describe, expect, it } from 'vitest'
import { readModels } from '../../readModels.ts'
import { activityReadModel } from '../../recognition/activity/project.ts'
import { createCompany, liveThrough } from '../../testing/company.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { createInMemory } from '../folding/inMemory.ts'
import { prepareReadModels } from '../prepare.ts'
import { columnsOf, readRows } from '../querying/rows.ts'
import { createIndexes, createTables } from '../schemas.ts'
import { snakeCase } from '../tables/snakeCase.ts'
import { createStoredRows } from './storedRows.ts'

const { database } = await openTestDatabase()
await prepareReadModels(database, [])
const company = await createCompany({ memberNames: ['Ann', 'Ben', 'Cleo'] })
await liveThrough(company)
for (let round = 0; round < 60; round += 1)
  await company.settled(company.team.adjust('Ben', 1, `Tab\t\\${round}\n"`))
const events = await company.events()
const expected = createInMemory(...readModels)
expected.apply(events)

describe.each([
  { how: 'event by event', batchSize: 1, isDeferring: false, isForgetting: false },
  { how: 'in batches', batchSize: 7, isDeferring: false, isForgetting: false },
  {
    how: 'in batches, by a worker who remembers nothing',
    batchSize: 7,
    isDeferring: false,
    isForgetting: true,
  },
  { how: 'at once, copied in bulk', batchSize: 1000, isDeferring: false, isForgetting: false },
  { how: 'in batches, totals put off', batchSize: 7, isDeferring: true, isForgetting: false },
])('events applied $how', ({ how, batchSize, isDeferring, isForgetting }) => {
  it.each(readModels)('give the rows of $name that memory has', async readModel => {
    const schema = `spec_${snakeCase(readModel.name)}_${how.replaceAll(/\W/g, '_')}`.slice(0, 60)
    await inTransaction(database, async client => {
      await createTables(client, schema, readModel)
      await createIndexes(client, schema, readModel)
    })
    const rows = createStoredRows(schema, readModel, { isDeferring })
    for (let from = 0; from < events.length; from += batchSize) {
      await inTransaction(database, client => rows.apply(client, events.slice(from, from + batchSize)))
      if (isForgetting) rows.forget()
    }
    await inTransaction(database, client => rows.flush(client))
    for (const table of readModel.tables) {
      const stored = await readRows(
        database,
        table.schema,
        `select ${columnsOf(table, 't')} from ${schema}.${snakeCase(table.name)} t`,
        [],
      )
      expect(new Set(stored), table.name).toEqual(new Set(expected.rows(table)))
    }
  })
})

it('many rows replace those that were put before', async () => {
  const adjustments = events.filter(({ type }) => type === 'PointsAdjusted')
  const changes = adjustments.flatMap(event => activityReadModel.project(event))
  expect(changes.length).toBeGreaterThan(50)
  await inTransaction(database, async client => {
    await createTables(client, 'spec_anew', activityReadModel)
    await createIndexes(client, 'spec_anew', activityReadModel)
  })
  const rows = createStoredRows('spec_anew', activityReadModel)
  await inTransaction(database, client => rows.alter(client, changes))
  await inTransaction(database, client => rows.alter(client, changes))
  const { rows: counts } = await database.query('select count(*)::int as count from spec_anew.activities')
  expect(counts).toEqual([{ count: changes.length }])
})

import { describe, expect, it } from 'vitest'
import { balancesReadModel } from '../../books/balances/project.ts'
import { memberBalances } from '../../books/balances/tables.ts'
import { createCompany, liveThrough } from '../../testing/company.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { createInMemory } from '../folding/inMemory.ts'
import { prepareReadModels } from '../prepare.ts'
import { columnsOf, readRows } from '../querying/rows.ts'
import { createLiveModels } from './liveModels.ts'

const company = await createCompany()
await liveThrough(company)
const events = await company.events()
const expected = createInMemory(balancesReadModel)
expected.apply(events)

const setUp = async () => {
  const { database } = await openTestDatabase()
  await prepareReadModels(database, [balancesReadModel])
  return {
    workers: [1, 2].map(() => createLiveModels(database, [balancesReadModel])),
    rows: () =>
      readRows(
        database,
        memberBalances.schema,
        `select ${columnsOf(memberBalances, 't')} from ${memberBalances.live} t`,
        [],
      ),
  }
}

const overlapping = await setUp()
const taken = await setUp()

describe('two workers', () => {
  it('whose batches overlap apply each event once', async () => {
    const { workers, rows } = overlapping
    const [first, second] = workers
    await first?.apply(events.slice(0, 12))
    await second?.apply(events.slice(5, 20))
    await first?.apply(events.slice(12, 25))
    await second?.apply(events.slice(20))
    expect(new Set(await rows())).toEqual(new Set(expected.rows(memberBalances)))
  })

  it('that take turns at every event never build upon what they remember from before', async () => {
    const { workers, rows } = taken
    for (const event of events) {
      const reached = await Promise.all(workers.map(worker => worker.apply([event])))
      expect(reached).toEqual([event.position, event.position])
    }
    expect(new Set(await rows())).toEqual(new Set(expected.rows(memberBalances)))
  })
})

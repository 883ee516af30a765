import { afterAll, describe, expect, it } from 'vitest'
import { memberBalances } from '../books/balances/tables.ts'
import { readModels } from '../readModels.ts'
import { type Company, createCompany, liveThrough } from '../testing/company.ts'
import { openTestDatabase } from '../testing/openTestDatabase.ts'
import { createProjections } from './createProjections.ts'
import type { Queryable } from './queryable.ts'
import { columnsOf, readRows } from './querying/rows.ts'
import type { AnyTable } from './tables/anyTable.ts'

const setUp = async (workerCount: number) => {
  const { url, database } = await openTestDatabase()
  const company = await createCompany()
  const workers = Array.from({ length: workerCount }, () =>
    createProjections({ log: company.log, databaseUrl: url }),
  )
  afterAll(() => Promise.all(workers.map(worker => worker.stop())))
  await Promise.all(workers.map(worker => worker.start()))
  return { database, company, workers }
}

const killedAt = { between: await setUp(1), commit: await setUp(1) }
const raced = await setUp(2)

const storedRows = (database: Queryable, table: AnyTable): Promise<unknown[]> =>
  readRows(database, table.schema, `select ${columnsOf(table, 't')} from ${table.live} t`, [])

const expectRowsOf = async (company: Company, database: Queryable): Promise<void> => {
  const expected = await company.readModels()
  for (const table of readModels.flatMap(readModel => readModel.tables)) {
    expect(new Set(await storedRows(database, table)), table.name).toEqual(new Set(expected.rows(table)))
  }
}

/** The backend that makes the nth change of balances is killed: before it writes the next table, or when it commits. */
const killAt = (moment: keyof typeof killedAt, changeNumber: number): string => `
  create sequence changes;
  create function kill_once() returns trigger language plpgsql as $$
  begin
    if nextval('changes') = ${changeNumber} then perform pg_terminate_backend(pg_backend_pid()); end if;
    return null;
  end $$;
  create constraint trigger kill_once after insert or update on ${memberBalances.live}
    deferrable initially ${moment === 'commit' ? 'deferred' : 'immediate'}
    for each row execute function kill_once();`

describe('every event counts exactly once', () => {
  it.each([
    { when: 'between two tables of a batch', moment: 'between' },
    { when: 'between applying a batch and committing it', moment: 'commit' },
  ] as const)('when the worker is killed $when', async ({ moment }) => {
    const { company, database, workers } = killedAt[moment]
    await Promise.all(workers.map(async worker => worker.waitForPosition(await company.log.head(), 10_000)))
    await database.query(killAt(moment, 2))

    await liveThrough(company)

    const head = await company.log.head()
    expect(await Promise.all(workers.map(worker => worker.waitForPosition(head, 10_000)))).toEqual([true])
    const kills = await database.query('select last_value > 2 as "wentOn" from changes')
    expect(kills.rows).toEqual([{ wentOn: true }])
    await expectRowsOf(company, database)
  })

  it('when two workers race over one database, while commands keep coming', async () => {
    const { company, database, workers } = raced
    await liveThrough(company)
    for (let round = 0; round < 50; round += 1) {
      await company.settled(company.team.give('Ben', ['Ann', 'Cleo'], 1))
    }

    const head = await company.log.head()
    expect(await Promise.all(workers.map(worker => worker.waitForPosition(head, 10_000)))).toEqual([
      true,
      true,
    ])
    await expectRowsOf(company, database)
  })
})

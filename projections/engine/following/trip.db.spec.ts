import type { RecordedLedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import { beforeFirst, type EventLog } from '@laurel/ledger/log/port.ts'
import { createRandom } from '@laurel/ledger/simulation/random.ts'
import { createSimulatedHistory } from '@laurel/ledger/simulation/simulatedHistory.ts'
import { parseRecorded } from '@laurel/ledger/vault/parseRecorded.ts'
import { describe, expect, it } from 'vitest'
import { memberBalances } from '../../books/balances/tables.ts'
import { readModels } from '../../readModels.ts'
import { activityReadModel } from '../../recognition/activity/project.ts'
import { activities } from '../../recognition/activity/tables.ts'
import { createCompany, liveThrough } from '../../testing/company.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { readCheckpoints } from '../checkpoints.ts'
import { createInMemory } from '../folding/inMemory.ts'
import { prepareReadModels } from '../prepare.ts'
import type { Queryable } from '../queryable.ts'
import { columnsOf, readRows } from '../querying/rows.ts'
import { snakeCase } from '../tables/snakeCase.ts'
import { createLiveModels } from './liveModels.ts'

const setUp = async () => {
  const { database } = await openTestDatabase()
  /** What was asked of the database on any connection: statements, and trips that hold several. */
  const asked: unknown[] = []
  database.on('connect', client => {
    const query = client.query.bind(client)
    const noting = (...asking: Parameters<typeof query>) => {
      asked.push(asking[0])
      return query(...asking)
    }
    Object.assign(client, { query: noting })
  })
  await prepareReadModels(database, readModels)
  return { database, asked, worker: () => createLiveModels(database, readModels) }
}

const eventsOf = async (log: EventLog): Promise<RecordedLedgerEvent[]> => {
  const events: RecordedLedgerEvent[] = []
  for await (const page of log.readAll()) events.push(...page.map(parseRecorded))
  return events
}

const tables = readModels.flatMap(readModel => readModel.tables)

const everyRow = async (database: Queryable): Promise<Record<string, ReadonlySet<unknown>>> => {
  const rows: Record<string, ReadonlySet<unknown>> = {}
  for (const table of tables)
    rows[table.live] = new Set(
      await readRows(database, table.schema, `select ${columnsOf(table, 't')} from ${table.live} t`, []),
    )
  return rows
}

const everyRowOf = (events: readonly RecordedLedgerEvent[]) => {
  const inMemory = createInMemory(...readModels)
  inMemory.apply(events)
  return Object.fromEntries(tables.map(table => [table.live, new Set<unknown>(inMemory.rows(table))]))
}

/** Every third batch that changes a balance fails, in its middle. */
const failingNowAndThen = `
  create sequence batches;
  create function fail_now_and_then() returns trigger language plpgsql as $$
  begin
    if nextval('batches') % 3 = 0 then raise exception 'The disk is full.'; end if;
    return null;
  end $$;
  create trigger fail_now_and_then after insert or update on ${memberBalances.live}
    for each statement execute function fail_now_and_then();`

const snakeCased = (row: object = {}) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [snakeCase(name), value]))

const seeds = [11, 12, 13]
const histories = await Promise.all(
  seeds.map(async seed => {
    const { log } = await createSimulatedHistory({ seed, commands: 120 })
    return {
      seed,
      events: await eventsOf(log),
      inTrips: await setUp(),
      inSteps: await setUp(),
      inTurns: await setUp(),
      inTrouble: await setUp(),
    }
  }),
)

describe.each(histories)(
  'a simulated history ($seed)',
  ({ seed, events, inTrips, inSteps, inTurns, inTrouble }) => {
    it('gives the same rows in one trip per batch as statement by statement, and as memory has', async () => {
      const random = createRandom(seed)
      const [tripping, stepping] = [inTrips.worker(), inSteps.worker()]
      let after = beforeFirst
      for (let from = 0; from < events.length; ) {
        const batch = events.slice(from, from + 1 + random.below(25))
        // Who does not know on what a batch follows has a closer look each time.
        await Promise.all([tripping.apply(batch, after), stepping.apply(batch)])
        after = batch.at(-1)?.position ?? after
        from += batch.length
      }
      expect(inTrips.asked.filter(statement => statement === 'begin')).toHaveLength(2)
      const expected = everyRowOf(events)
      expect(await everyRow(inSteps.database)).toEqual(expected)
      expect(await everyRow(inTrips.database)).toEqual(expected)
    })

    it('gives them when each batch is handed on while the one before is written, large ones by COPY', async () => {
      const { database, asked, worker } = inTurns
      const [live, random] = [worker(), createRandom(seed)]
      let after = beforeFirst
      let before: Promise<unknown> = Promise.resolve()
      for (let from = 0; from < events.length; ) {
        const batch = events.slice(from, from + 1 + random.below(400))
        const applied = live.apply(batch, after)
        await before
        before = applied
        after = batch.at(-1)?.position ?? after
        from += batch.length
      }
      await before
      expect(asked.filter(statement => statement === 'begin')).toHaveLength(2)
      expect(await everyRow(database)).toEqual(everyRowOf(events))
    })

    it('gives them when trips fail now and then while the next batch is folded, and all is begun again', async () => {
      const { database, worker } = inTrouble
      const [live, random] = [worker(), createRandom(seed)]
      await database.query(failingNowAndThen)
      let failures = 0
      const followOn = async (): Promise<void> => {
        let after = Math.min(...(await readCheckpoints(database)).map(({ position }) => position))
        let before: Promise<unknown> = Promise.resolve()
        for (;;) {
          const from = events.findIndex(({ position }) => position > after)
          if (from === -1) break
          const batch = events.slice(from, from + 1 + random.below(20))
          const applied = live.apply(batch, after)
          applied.catch(() => {})
          await before
          before = applied
          after = batch.at(-1)?.position ?? after
        }
        await before
      }
      for (let isDone = false; !isDone; ) {
        try {
          await followOn()
          isDone = true
        } catch {
          failures += 1
        }
      }
      expect(failures).toBeGreaterThan(2)
      expect(await everyRow(database)).toEqual(everyRowOf(events))
    })
  },
)

const company = await createCompany()
await liveThrough(company)
const events = await company.events()
const counted = await setUp()
const overtaken = await setUp()
const racing = await setUp()
const failing = await setUp()
const putAnew = await setUp()

describe('a batch that follows on the one before', () => {
  it('is one trip when its rows are remembered, and two when they have to be looked up', async () => {
    const { asked, worker } = counted
    const live = worker()
    await live.apply(events)
    const tripsOf = async (outcome: Promise<Outcome>): Promise<number> => {
      const after = await company.log.head()
      const { position } = await company.settled(outcome)
      const batch = (await company.events()).filter(event => event.position > after)
      const before = asked.length
      expect(await live.apply(batch, after)).toBe(position)
      return asked.length - before
    }
    expect(await tripsOf(company.team.adjust('Ann', 1))).toBe(1)
    // The activity itself is not remembered, unlike the balances it moves.
    expect(await tripsOf(company.team.recall('Ann', 'launch'))).toBe(2)
  })

  it('writes nothing in one trip where another process moved the checkpoints, and is applied once', async () => {
    const { database, asked, worker } = overtaken
    const [first, second] = [worker(), worker()]
    const [some, more] = [events.slice(0, 20), events.slice(20)]
    const after = some.at(-1)?.position
    await first.apply(some)
    await second.apply(some)
    await second.apply(more, after)
    const before = asked.length
    expect(await first.apply(more, after)).toBe(more.at(-1)?.position)
    expect(asked.slice(before)).toContain('begin')
    expect(await everyRow(database)).toEqual(everyRowOf(events))
  })

  it('is applied once by two workers who race for each of them', async () => {
    const { database, worker } = racing
    const workers = [worker(), worker()]
    let after = beforeFirst
    for (const event of events) {
      const reached = await Promise.all(workers.map(each => each.apply([event], after)))
      expect(reached).toEqual([event.position, event.position])
      after = event.position
    }
    expect(await everyRow(database)).toEqual(everyRowOf(events))
  })

  it('goes step by step where rows put in bulk exist already', async () => {
    const { database, asked, worker } = putAnew
    const live = worker()
    for (let round = 0; round < 60; round += 1) await company.settled(company.team.adjust('Ben', 1))
    const all = await company.events()
    const [some, more] = [all.slice(0, 20), all.slice(20)]
    const [position, after] = [all.at(-1)?.position, some.at(-1)?.position]
    await live.apply(some)
    const adjusted = createInMemory(activityReadModel)
    adjusted.apply(more)
    const [activity] = adjusted.rows(activities)
    await database.query(
      `insert into ${activities.live} select * from jsonb_populate_record(null::${activities.live}, $1)`,
      [snakeCased(activity)],
    )
    const before = asked.length
    expect(await live.apply(more, after)).toBe(position)
    expect(asked.slice(before)).toContain('begin')
    expect(await everyRow(database)).toEqual(everyRowOf(all))
  })

  it('stays out as a whole when one of its statements fails, and is applied as a whole when tried again', async () => {
    const { database, worker } = failing
    const live = worker()
    const [some, more] = [events.slice(0, 20), events.slice(20)]
    const after = some.at(-1)?.position
    await live.apply(some)
    const checkpoints = await readCheckpoints(database)
    await database.query('alter table read_point_stats.point_flows rename to somewhere_else')
    await expect(live.apply(more, after)).rejects.toThrow('point_flows')
    await database.query('alter table read_point_stats.somewhere_else rename to point_flows')
    expect(await readCheckpoints(database)).toEqual(checkpoints)
    expect(await everyRow(database)).toEqual(everyRowOf(some))
    await live.apply(more, after)
    expect(await everyRow(database)).toEqual(everyRowOf(events))
  })
})

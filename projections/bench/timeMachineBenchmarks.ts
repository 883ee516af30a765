import { balancesAsOf } from '@laurel/ledger/audit/balancesAsOf.ts'
import type { Benchmark } from '@laurel/ledger/bench/benchmark.ts'
import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import { createRandom } from '@laurel/ledger/simulation/random.ts'
import { Pool } from 'pg'
import { z } from 'zod'
import { memberBalanceAsOf } from '../books/entries/memberBalanceAsOf.ts'
import { ledgerEntriesReadModel } from '../books/entries/project.ts'
import { ledgerEntries } from '../books/entries/tables.ts'
import { readRow, readRows } from '../engine/querying/rows.ts'
import { type Bench, overHistory, secondsOf, withProjections } from './overHistory.ts'

const questions = 1000
const limitMicroseconds = 50_000
const readyLimitMs = 30 * 60_000

/** Every balance at an instant from the log alone, against the database folding the same events by itself. */
const measureFold = async ({ databaseUrl, log, print, report }: Bench): Promise<void> => {
  const pool = new Pool({ connectionString: databaseUrl, max: 1 })
  try {
    const { from, until, events } = await rangeOf(pool)
    const asOf = middleOf(from, until)
    const sqlSeconds = await secondsOf(() => pool.query(sqlFold, [asOf]))
    const seconds = await secondsOf(() => balancesAsOf(log, { asOf }))
    print(`folding ${events} events took ${seconds.toFixed(1)} s, in SQL ${sqlSeconds.toFixed(1)} s`)
    const value = events / seconds
    const floor = events / sqlSeconds
    report({ name: 'balances-as-of', value, unit: 'events/s', floor, ratio: value / floor })
  } finally {
    await pool.end()
  }
}

const sqlFold = `
  select e.metadata->>'teamId', p->>'account', p->>'member', sum((p->>'points')::bigint)
  from log.events e, json_array_elements(e.data->'postings') p
  where e.metadata->>'occurredAt' <= $1 group by 1, 2, 3`

/** One member at a random instant, from the index of their entries, against the shortest question there is. */
const measureMember = async (bench: Bench): Promise<void> => {
  await projectEntries(bench)
  const pool = new Pool({ connectionString: bench.databaseUrl, max: 1 })
  try {
    const { from, until } = await rangeOf(pool)
    const owners = await readRows(
      pool,
      Owner,
      `select distinct team_id as "teamId", member_id as "memberId" from ${ledgerEntries.live}
       where member_id is not null limit ${questions}`,
      [],
    )
    const random = createRandom(1)
    const floor = await p99(() => pool.query('select 1'))
    for (const clock of ['occurred', 'recorded'] as const) {
      const value = await p99(() => {
        const { teamId, memberId } = random.pick(owners)
        const asOf = addMilliseconds(from, random.below(Date.parse(until) - Date.parse(from)))
        return memberBalanceAsOf(pool, teamId, memberId, asOf, clock)
      })
      bench.print(`${clock} clock: p99 ${Math.round(value)} µs of ${limitMicroseconds} µs allowed`)
      bench.report({
        name: `balances-as-of, one member, ${clock}, p99`,
        value,
        unit: 'µs',
        floor,
        ratio: value / floor,
      })
    }
  } finally {
    await pool.end()
  }
}

const Owner = z.object({ teamId: z.string(), memberId: z.string() })

const projectEntries = ({ log, databaseUrl }: Bench): Promise<void> =>
  withProjections({ log, databaseUrl, readModels: [ledgerEntriesReadModel] }, async projections => {
    await projections.start()
    if (!(await projections.waitForPosition(await log.head(), readyLimitMs)))
      throw new Error(`The read models did not catch up: ${JSON.stringify(await projections.lag())}`)
  })

/** The time in microseconds that 99 of 100 calls stay below, the first tenth being for warming up. */
const p99 = async (ask: () => Promise<unknown>): Promise<number> => {
  const times: number[] = []
  for (let question = 0; question < questions * 1.1; question += 1) {
    const seconds = await secondsOf(ask)
    if (question >= questions * 0.1) times.push(seconds * 1_000_000)
  }
  times.sort((left, right) => left - right)
  return times[Math.floor(times.length * 0.99)] ?? Number.NaN
}

const Range = z.object({ from: z.string(), until: z.string(), events: z.coerce.number() })

const rangeOf = async (pool: Pool) => {
  const range = await readRow(
    pool,
    Range,
    `select min(metadata->>'occurredAt') as "from", max(metadata->>'occurredAt') as "until", count(*) as events
     from log.events`,
    [],
  )
  if (!range) throw new Error('A minimum without groups must answer one row.')
  return range
}

const middleOf = (from: Instant, until: Instant): Instant =>
  addMilliseconds(from, Math.floor((Date.parse(until) - Date.parse(from)) / 2))

export const timeMachineBenchmarks: readonly Benchmark[] = [
  overHistory('balances-as-of', async bench => {
    await measureFold(bench)
    await measureMember(bench)
  }),
]

import type { Benchmark, BenchmarkContext } from '@laurel/ledger/bench/benchmark.ts'
import {
  describeMeasured,
  measureInTurns,
  sampleCallers,
  summarise,
  type Work,
} from '@laurel/ledger/bench/measure.ts'
import { Pool } from 'pg'
import { z } from 'zod'
import { claim } from '../claim.ts'
import { enqueue } from '../enqueue.ts'
import { finish } from '../finish.ts'
import { handle } from '../handler.ts'
import { defineJob, newJob } from '../job.ts'
import { concurrencyDefault } from '../limits.ts'
import { migrateDelivery } from '../migrateDelivery.ts'
import { done } from '../outcome.ts'
import { createRunner } from '../runner.ts'
import { insertAndDelete, withInsertAndDelete } from './insertAndDelete.ts'

const benchJob = defineJob({ name: 'bench', payload: z.object({ number: z.number() }) })

const floorMs = 2_000
const jobsAtScale = 20_000
const lanes = 500
const startsMs = 4_000
const waitingAtScale = 1_000_000
const claimsMs = 2_000

/** A busy machine needs a moment for a first sample, however small the scale. */
const spanOf = (milliseconds: number, scale: number): number => Math.max(150, milliseconds * scale)

/** What a person may wait until a job starts: five durable commits. */
const commitsMax = 5

type Bench = BenchmarkContext & {
  readonly database: Pool
  /** The milliseconds of a bare insert and delete at this concurrency. */
  readonly floor: Work
  /** Runs every job that comes, until `stop`. */
  readonly run: (onJob: (key: string) => void) => Promise<{ stop(): Promise<void> }>
}

const benchmark = (name: string, callers: number, measure: (bench: Bench) => Promise<void>): Benchmark => ({
  name,
  run: async context => {
    await migrateDelivery(context.databaseUrl)
    const database = new Pool({ connectionString: context.databaseUrl, max: 12 })
    const run: Bench['run'] = async onJob => {
      const runner = createRunner({
        database,
        databaseUrl: context.databaseUrl,
        handlers: [
          handle(benchJob, async ({ key }) => {
            onJob(key)
            return done
          }),
        ],
        onError: (error, doing) => context.print(`could not ${doing}: ${String(error)}`),
      })
      await runner.start()
      return runner
    }
    try {
      await withInsertAndDelete(database, callers, floor => measure({ ...context, database, floor, run }))
    } finally {
      await database.end()
    }
  },
})

/** Jobs that wait are run by one process, until the last result is recorded. */
const throughput = (name: string, laneOf: (number: number) => string | null): Benchmark =>
  benchmark(`delivery-${name}`, concurrencyDefault, async bench => {
    const { database, floor, run, report, print, scale } = bench
    const count = Math.max(200, Math.round(jobsAtScale * scale))
    const inserts = summarise([await floor(spanOf(floorMs, scale))])
    print(describeMeasured(insertAndDelete, inserts))
    const numbers = Array.from({ length: count }, (_, number) => number)
    const jobs = numbers.map(number =>
      newJob(benchJob, { number }, { key: `${name} ${number}`, lane: laneOf(number) }),
    )
    const enqueuedFrom = performance.now()
    for (let start = 0; start < count; start += 1_000)
      await enqueue(database, jobs.slice(start, start + 1_000))
    const enqueued = (count / (performance.now() - enqueuedFrom)) * 1_000
    const last = createLatch(count)
    const began = performance.now()
    const runner = await run(last.pass)
    await last.passed
    await runner.stop()
    const perSecond = (count / (performance.now() - began)) * 1_000
    const floorPerSecond = inserts.perSecond
    report({
      name: `jobs, ${name}, run`,
      value: perSecond,
      unit: '/s',
      floor: floorPerSecond,
      ratio: perSecond / floorPerSecond,
    })
    report({
      name: `jobs, ${name}, enqueued a thousand at once`,
      value: enqueued,
      unit: '/s',
      floor: floorPerSecond,
      ratio: enqueued / floorPerSecond,
    })
  })

/** From the commit that enqueues a job until its handler begins, while nothing else is going on. */
const start = benchmark('delivery-start', 1, async ({ database, floor, run, report, print, scale }) => {
  const inserts = summarise([await floor(spanOf(floorMs, scale))])
  print(describeMeasured(insertAndDelete, inserts))
  const waiting = new Map<
    string,
    { readonly committed: Promise<number>; readonly begun: (ms: number) => void }
  >()
  const runner = await run(key => {
    const at = performance.now()
    // The job may begin before the commit is acknowledged.
    void waiting
      .get(key)
      ?.committed.then(committedAt => waiting.get(key)?.begun(Math.max(0, at - committedAt)))
  })
  const waits: number[] = []
  let number = 0
  await sampleCallers(1, spanOf(startsMs, scale), async () => {
    number += 1
    const key = `start ${number}`
    const [committed, begun] = [Promise.withResolvers<number>(), Promise.withResolvers<number>()]
    waiting.set(key, { committed: committed.promise, begun: begun.resolve })
    await enqueue(database, [newJob(benchJob, { number }, { key })])
    committed.resolve(performance.now())
    waits.push(await begun.promise)
    waiting.delete(key)
  })
  await runner.stop()
  const { p50Ms, p99Ms } = summarise([{ elapsedMs: 1, latenciesMs: waits }])
  const most = commitsMax * (inserts.p50Ms / 2)
  report({ name: 'from commit to start, p50', value: p50Ms, unit: 'ms', floor: most, ratio: p50Ms / most })
  report({ name: 'from commit to start, p99', value: p99Ms, unit: 'ms', floor: most, ratio: p99Ms / most })
})

/** Claiming and finishing one job, beside few and beside a million that wait. */
const claims = benchmark('delivery-claim', 1, async ({ database, floor, report, print, scale }) => {
  const result = { status: 'waiting', spent: false, delayMilliseconds: 0, problem: null } as const
  const claimAndFinish: Work = milliseconds =>
    sampleCallers(1, milliseconds, async () => {
      const jobs = await claim(database, new Map([[benchJob.name, 1]]), 1, null)
      await finish(
        database,
        jobs.map(job => ({ job, result })),
        null,
      )
    })
  for (const waiting of [1_000, Math.max(2_000, Math.round(waitingAtScale * scale))]) {
    await fill(database, waiting)
    const [inserts, claimed] = await measureInTurns(spanOf(claimsMs, scale), [floor, claimAndFinish])
    if (!inserts || !claimed) throw new Error('A measure is missing.')
    print(describeMeasured(insertAndDelete, inserts))
    const name = `claim and finish beside ${waiting.toLocaleString('en')} waiting, p50`
    const ratio = claimed.p50Ms / inserts.p50Ms
    report({ name, value: claimed.p50Ms, unit: 'ms', floor: inserts.p50Ms, ratio })
  }
})

/** Half of the jobs are of a kind that no handler knows. */
const fill = async (database: Pool, count: number): Promise<void> => {
  await database.query('truncate delivery.jobs')
  await database.query(
    `insert into delivery.jobs (key, kind, status, payload, not_before, due_at, created_at)
     select 'waiting ' || n, case when n % 2 = 0 then $2 else 'unknown' end, 'waiting', '{"number":1}', now(), now(), now()
     from generate_series(1, $1) n`,
    [count, benchJob.name],
  )
  // Writing the rows to disk is no part of what is measured.
  await database.query('vacuum (analyze) delivery.jobs')
  await database.query('checkpoint')
}

const createLatch = (count: number) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  let left = count
  return {
    passed: promise,
    pass: () => {
      left -= 1
      if (left === 0) resolve()
    },
  }
}

export const deliveryBenchmarks: readonly Benchmark[] = [
  throughput('without lanes', () => null),
  throughput(`in ${lanes} lanes`, number => `lane ${number % lanes}`),
  start,
  claims,
]

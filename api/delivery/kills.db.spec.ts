import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { enqueue } from './enqueue.ts'
import { newJob } from './job.ts'
import { noteJob } from './testing/noteJob.ts'
import { startDelivery } from './testing/startDelivery.ts'
import { until } from './testing/until.ts'

const { url, database, clear } = await startDelivery()
await database.query(
  `create table ran (id bigint generated always as identity primary key, key text, pid int,
     began_at timestamptz default clock_timestamp(), ended_at timestamptz)`,
)
beforeEach(async () => {
  await clear()
  await database.query('truncate ran')
})

const workers = new Set<ChildProcess>()
const workerFile = fileURLToPath(new URL('./testing/killedWorker.ts', import.meta.url))
const startWorker = (...settings: string[]): ChildProcess => {
  const child = spawn(process.execPath, [workerFile, url, ...settings], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  workers.add(child)
  return child
}
const end = async (worker: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  workers.delete(worker)
  if (worker.exitCode !== null || worker.signalCode !== null) return
  worker.kill(signal)
  await once(worker, 'exit')
}
afterEach(async () => {
  for (const worker of workers) await end(worker, 'SIGKILL')
})

const count = async (sql: string): Promise<number> =>
  Number((await database.query<{ count: string }>(`select count(*) as count from ${sql}`)).rows[0]?.count)

describe('a process that is killed', () => {
  it('frees its job within ten seconds, and another process runs it', async () => {
    await enqueue(database, [newJob(noteJob, { text: 'a' }, { key: 'a' })])
    const first = startWorker('60000')
    await until(async () => (await count('ran')) === 1)
    startWorker('1')
    await end(first, 'SIGKILL')
    const killedAt = performance.now()
    await until(async () => (await count(`delivery.jobs where status = 'done'`)) === 1)
    expect(performance.now() - killedAt).toBeLessThan(11_000)
    const { rows } = await database.query('select pid, ended_at is null as died from ran order by id')
    expect(rows).toMatchObject([{ pid: first.pid, died: true }, { died: false }])
  })

  it('breaks no lane: jobs begin in their order, one after the other, through failures and kills', async () => {
    const [lanes, depth] = [60, 12]
    const jobs = Array.from({ length: lanes * depth }, (_, n) => {
      const key = `${n % lanes}.${Math.floor(n / lanes)}`
      return newJob(noteJob, { text: key }, { key, lane: `lane ${n % lanes}` })
    })
    await enqueue(database, jobs)
    const settings = ['5', 'failing']
    const pair = [startWorker(...settings), startWorker(...settings)]
    for (const [index, share] of [0.25, 0.5].entries()) {
      await until(async () => (await count('ran')) >= jobs.length * share)
      const victim = pair[index]
      if (victim) await end(victim, 'SIGKILL')
      pair.push(startWorker(...settings))
    }
    await until(async () => (await count(`delivery.jobs where status = 'waiting'`)) === 0)

    const { rows } = await database.query(
      `select lane, count(*) filter (where number < before or began_at < ended_before)::int as wrong from (
         select lane, number, began_at,
           max(number) over (partition by lane order by began_at, id rows between unbounded preceding and 1 preceding) as before,
           max(ended_at) over (partition by lane order by began_at, id rows between unbounded preceding and 1 preceding) as ended_before
         from (select id, split_part(key, '.', 1) as lane, split_part(key, '.', 2)::int as number, began_at, ended_at from ran) each) each
       group by lane having count(*) filter (where number < before or began_at < ended_before) > 0`,
    )
    expect(rows).toEqual([])
    expect(await count(`ran where ended_at is null`)).toBeGreaterThan(0)
    expect(await count(`delivery.jobs where status = 'dead'`)).toBeGreaterThan(0)
    expect(await count(`delivery.jobs where status in ('done', 'dead')`)).toBe(jobs.length)
  })
})

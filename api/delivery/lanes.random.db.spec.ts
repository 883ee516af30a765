import { createRandom } from '@laurel/ledger/simulation/random.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { type ClaimedJob, claim } from './claim.ts'
import { retryDeadLetters } from './deadLetters.ts'
import { finish, type Result } from './finish.ts'
import { recall } from './recall.ts'
import { notes, startDelivery } from './testing/startDelivery.ts'
import { noteTime } from './upkeep.ts'

const { database, add, now, pass, clear, rows } = await startDelivery()
beforeEach(clear)

const hour = 60 * 60_000
const failedResult = { spent: true, problem: 'No answer.' } as const

/**
 * Claims that break the order of their lane: of a job that is not the first one waiting, or runs beside another. A job
 * whose process died is claimed again before an earlier one that was revived in between.
 */
const broken = async (claimed: readonly ClaimedJob[], unresolved: ReadonlySet<string>) =>
  (
    await database.query(
      `select j.key from delivery.jobs j
       where j.job_id = any ($1) and exists (
         select from delivery.jobs other where other.lane = j.lane and other.job_id <> j.job_id
           and other.status = 'waiting' and (other.job_id < j.job_id or other.holder is not null))`,
      [claimed.filter(({ key }) => !unresolved.has(key)).map(({ id }) => id)],
    )
  ).rows

describe('lanes under any sequence of events', () => {
  it.each([1, 2, 3, 4, 5, 6])('keep their order and lose nothing (seed %i)', async seed => {
    const random = createRandom(seed)
    const held: ClaimedJob[] = []
    const unresolved = new Set<string>()
    await noteTime(database, now())
    const keys: string[] = []
    const randomResult = (): Result =>
      random.pick([
        { status: 'done', spent: true, problem: null, paceMilliseconds: 500 },
        { status: 'done', spent: true, problem: null },
        { ...failedResult, status: 'waiting', delayMilliseconds: 2_000 },
        {
          ...failedResult,
          status: 'waiting',
          spent: false,
          laterAt: new Date(Date.parse(now()) + 1_000).toISOString(),
        },
        { ...failedResult, status: 'dead' },
      ])
    const steps: (() => Promise<unknown>)[] = [
      async () => {
        const key = `job ${keys.length}`
        keys.push(key)
        await add(key, { lane: `lane ${random.below(4)}` })
      },
      async () => {
        const claimed = await claim(database, notes, 1 + random.below(3), now())
        expect(await broken(claimed, unresolved)).toEqual([])
        held.push(...claimed)
        for (const { key } of claimed) unresolved.add(key)
      },
      async () => {
        const jobs = held.splice(0, 1 + random.below(3))
        const finished = await finish(
          database,
          jobs.map(job => ({ job, result: randomResult() })),
          now(),
        )
        for (const { id, key } of jobs) if (finished.has(id)) unresolved.delete(key)
      },
      // The process that held them dies.
      async () => held.splice(0, random.below(2)),
      async () => pass(random.below(3_000)),
      async () => keys.length > 0 && recall(database, [random.pick(keys)], now()),
      async () => retryDeadLetters(database, {}, now()),
      async () => {
        if (random.below(10) > 0) return
        pass(random.pick([-hour, hour]))
        await noteTime(database, now())
      },
    ]
    for (let step = 0; step < 250; step += 1) await random.pick([...steps, ...steps.slice(0, 3)])()

    const isWaiting = async () => (await rows()).some(({ status }) => status === 'waiting')
    for (let round = 0; (await isWaiting()) && round < 500; round += 1) {
      await noteTime(database, now())
      const claimed = await claim(database, notes, 10, now())
      expect(await broken(claimed, unresolved)).toEqual([])
      const result = { status: 'done', spent: true, problem: null } as const
      await finish(
        database,
        claimed.map(job => ({ job, result })),
        now(),
      )
      pass(1_000)
    }
    expect(await isWaiting()).toBe(false)
    expect(await rows()).toHaveLength(keys.length)
  })
})

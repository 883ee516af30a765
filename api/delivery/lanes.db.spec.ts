import { beforeEach, describe, expect, it } from 'vitest'
import { claim } from './claim.ts'
import { enqueue } from './enqueue.ts'
import { finish } from './finish.ts'
import { newJob } from './job.ts'
import { dead, done, failed, later } from './outcome.ts'
import { recall } from './recall.ts'
import { runAgain, wakeJobsOf } from './revive.ts'
import { noteJob } from './testing/noteJob.ts'
import { notes, startDelivery } from './testing/startDelivery.ts'
import { until } from './testing/until.ts'

const delivery = await startDelivery()
const { database, started, noting, runnerOf, add, rows, pass, clear, now } = delivery
beforeEach(clear)

const addAll = async (...texts: string[]) => {
  for (const text of texts) await add(text, { lane: 'lane' })
}
const result = { status: 'done', spent: true, problem: null } as const

describe('a lane', () => {
  it('runs one job at a time in the order in which they were enqueued', async () => {
    await enqueue(
      database,
      ['a', 'b', 'c'].map(text => newJob(noteJob, { text }, { key: text, lane: 'lane' })),
      now(),
    )
    const [first, ...others] = await claim(database, notes, 10, now())
    expect([first?.key, others]).toEqual(['a', []])
    if (first) await finish(database, [{ job: first, result }], now())
    await runnerOf().runDue()
    expect(started).toEqual(['b', 'c'])
  })

  it('waits while its head waits for a retry', async () => {
    await addAll('a', 'b')
    const runner = runnerOf(noting(({ number }) => (number === 1 ? failed('No answer.') : done)))
    expect(await runner.runDue()).toBe(1)
    pass(1_999)
    expect(await runner.runDue()).toBe(0)
    pass(1)
    await runner.runDue()
    expect(started.slice(0, 3)).toEqual(['a', 'a', 'b'])
  })

  it('goes on past a dead head, which returns to the front when a person has it tried again', async () => {
    await addAll('a', 'b', 'c')
    const refusing = noting(({ payload }) =>
      payload.text === 'a' ? dead('Refused.') : later('2026-11-20T10:00:00.000Z', 'Early.'),
    )
    await runnerOf(refusing).runDue()
    expect(await rows()).toMatchObject([
      { key: 'a', status: 'dead', problem: 'Refused.' },
      { key: 'b', status: 'waiting', attempts: 0, problem: 'Early.' },
      { key: 'c', status: 'waiting', problem: null },
    ])
    await runAgain(database, ['a'], now())
    pass(60 * 60_000)
    await runnerOf().runDue()
    expect(started).toEqual(['a', 'b', 'a', 'b', 'c'])
  })

  it('keeps a running head when an earlier job is due again', async () => {
    await addAll('a', 'b')
    await runnerOf(noting(({ payload }) => (payload.text === 'a' ? dead('Refused.') : done))).runDue()
    await addAll('c')
    const [running] = await claim(database, notes, 10, now())
    await runAgain(database, ['a'], now())
    expect(await claim(database, notes, 10, now())).toEqual([])
    if (running) await finish(database, [{ job: running, result }], now())
    expect(await claim(database, notes, 10, now())).toMatchObject([{ key: 'a' }])
  })

  it('leaves its interval between two calls, and none after a job without a call', async () => {
    await addAll('a', 'b', 'c')
    const limits = { laneIntervalMilliseconds: 1_050 }
    const runner = runnerOf(
      noting(({ payload }) => (payload.text === 'a' ? { kind: 'done', isWithoutCall: true } : done), limits),
    )
    expect(await runner.runDue()).toBe(2)
    pass(1_049)
    expect(await runner.runDue()).toBe(0)
    pass(1)
    expect(await runner.runDue()).toBe(1)
  })

  it('keeps its interval while it is idle', async () => {
    const runner = runnerOf(noting(() => done, { laneIntervalMilliseconds: 1_000 }))
    await addAll('a')
    await runner.runDue()
    await addAll('b')
    expect(await runner.runDue()).toBe(0)
    pass(1_000)
    expect(await runner.runDue()).toBe(1)
  })

  it('loses no job that is enqueued while its last one is finished', async () => {
    for (let round = 0; round < 50; round += 1) {
      await addAll(`${round} first`)
      const jobs = await claim(database, notes, 10, now())
      const finished = jobs.map(job => ({ job, result }))
      await Promise.all([
        finish(database, finished, now()),
        ...[1, 2, 3].map(n => add(`${round} ${n}`, { lane: 'lane' })),
      ])
      await runnerOf().runDue()
    }
    expect(started).toHaveLength(150)
    expect((await rows()).filter(({ status }) => status !== 'done')).toEqual([])
  })

  it('waits for an open transaction that enqueues, and has its job afterwards', async () => {
    await addAll('a')
    const jobs = await claim(database, notes, 10, now())
    const client = await database.connect()
    await client.query('begin')
    await enqueue(client, [newJob(noteJob, { text: 'b' }, { key: 'b', lane: 'lane' })], now())
    const finishing = finish(
      database,
      jobs.map(job => ({ job, result })),
      now(),
    )
    const waiting = 'select from pg_locks where not granted and pid <> pg_backend_pid()'
    await until(async () => (await client.query(waiting)).rowCount === 1)
    await client.query('commit')
    client.release()
    expect((await finishing).size).toBe(1)
    expect(await runnerOf().runDue()).toBe(1)
  })
})

describe('a recall', () => {
  it('withdraws a job that waits, and its lane goes on', async () => {
    await addAll('a', 'b')
    expect(await recall(database, ['a', 'unknown'], now())).toEqual([{ key: 'a', wasRunning: false }])
    await runnerOf().runDue()
    expect(started).toEqual(['b'])
    expect(await recall(database, ['a', 'b'], now())).toEqual([])
  })

  it('lets a running attempt be the last', async () => {
    await addAll('a', 'b')
    const runner = runnerOf(
      noting(async ({ payload }) => {
        if (payload.text !== 'a') return done
        expect(await recall(database, ['a'], now())).toEqual([{ key: 'a', wasRunning: true }])
        return failed('No answer.')
      }),
    )
    await runner.runDue()
    expect(await rows()).toMatchObject([
      { key: 'a', status: 'recalled', problem: 'No answer.' },
      { key: 'b', status: 'done' },
    ])
  })
})

describe('a job that is to run again', () => {
  it('runs once more after an attempt under way, whatever its outcome', async () => {
    await addAll('a')
    const runner = runnerOf(
      noting(async ({ key }) => {
        if (started.length === 1) await runAgain(database, [key], now())
        return done
      }),
    )
    expect(await runner.runDue()).toBe(2)
    await runAgain(database, ['a'], now())
    expect(await runner.runDue()).toBe(1)
  })

  it.each([
    ['is put off', () => later('2026-11-21T09:00:00.000Z', 'The webhook is off.')],
    ['fails', () => failed('No answer.')],
  ])('runs at once after an attempt under way that %s, and so does its lane', async (_name, outcome) => {
    await addAll('a', 'b')
    await add('c')
    const runner = runnerOf(
      noting(async ({ key }) => {
        if (started.filter(text => text === key).length > 1 || key === 'b') return done
        await runAgain(database, [key], now())
        return outcome()
      }),
    )
    expect(await runner.runDue()).toBe(5)
    expect(started).toEqual(['a', 'c', 'a', 'c', 'b'])
  })
})

describe('the jobs of one owner', () => {
  it('are due at once with all attempts ahead of them when they are woken', async () => {
    await add('a', { lane: 'lane', owner: 'T1' })
    await add('b', { owner: 'T2' })
    const runner = runnerOf(noting(() => failed('Not connected.')))
    await runner.runDue()
    expect(await wakeJobsOf(database, 'T1', ['note'], now())).toBe(1)
    expect(await runner.runDue()).toBe(1)
    expect(started).toEqual(['a', 'b', 'a'])
    expect(await rows()).toMatchObject([{ attempts: 1 }, { attempts: 1 }])
  })
})

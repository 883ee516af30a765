import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { claim } from './claim.ts'
import { enqueue } from './enqueue.ts'
import { handle, type JobHandler } from './handler.ts'
import { defineJob, newJob } from './job.ts'
import { done, failed, type Outcome } from './outcome.ts'
import { createRunner, type Runner } from './runner.ts'
import { type NoteAttempt, noteJob } from './testing/noteJob.ts'
import { notes, startDelivery } from './testing/startDelivery.ts'

const delivery = await startDelivery()
const { database, started, errors, noting, rows, clear } = delivery
beforeEach(clear)

const runners: Runner[] = []
afterEach(async () => {
  for (const runner of runners.splice(0)) await runner.stop()
})

/** A runner at work, by the time of the database. */
const runningWith = async (handlers: readonly JobHandler[], concurrency: number): Promise<Runner> => {
  const onError = (error: unknown) => errors.push(error)
  const runner = createRunner({ database, databaseUrl: delivery.url, handlers, concurrency, onError })
  runners.push(runner)
  await runner.start()
  return runner
}
const running = (
  outcomeOf: (attempt: NoteAttempt) => Outcome | Promise<Outcome> = () => done,
  concurrency = 10,
): Promise<Runner> => {
  const backoff = { baseMilliseconds: 50, capMilliseconds: 50 }
  return runningWith([noting(outcomeOf, { backoff })], concurrency)
}

const add = (text: string, lane: string | null = null) =>
  enqueue(database, [newJob(noteJob, { text }, { key: text, lane })])

/** Jobs that begin, each awaited by its name, and end when the spec says so. */
const createGates = () => {
  const begun = new Map<string, PromiseWithResolvers<NoteAttempt>>()
  const gate = (text: string) => {
    const existing = begun.get(text)
    if (existing) return existing
    const made = Promise.withResolvers<NoteAttempt>()
    begun.set(text, made)
    return made
  }
  return {
    begin: (attempt: NoteAttempt) => gate(attempt.payload.text).resolve(attempt),
    begun: (text: string) => gate(text).promise,
  }
}

const statusOf = async (key: string) => (await rows()).find(row => row.key === key)

describe('a runner', () => {
  it('is woken by the commit that enqueues, in another process too', async () => {
    const { begin, begun } = createGates()
    await running(attempt => {
      begin(attempt)
      return done
    })
    await add('first')
    await begun('first')
    const committedAt = performance.now()
    await add('second')
    await begun('second')
    // The poll behind the notification comes once a second.
    expect(performance.now() - committedAt).toBeLessThan(500)
  })

  it('finds what was enqueued while its connection was lost', async () => {
    const { begin, begun } = createGates()
    await running(attempt => {
      begin(attempt)
      return done
    })
    await add('before')
    await begun('before')
    await database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'laurel listen'`,
    )
    await add('after')
    await begun('after')
  })

  it('runs as many jobs at once as it may, and one of a lane', async () => {
    let atOnce = 0
    let atOnceMost = 0
    const all = Promise.withResolvers<void>()
    const total = 40
    for (let n = 0; n < total; n += 1) await add(`${n}`, n % 2 === 0 ? null : `lane ${n % 3}`)
    await running(async () => {
      atOnce += 1
      atOnceMost = Math.max(atOnceMost, atOnce)
      await database.query('select pg_sleep(0.002)')
      atOnce -= 1
      if (started.length === total) all.resolve()
      return done
    }, 4)
    await all.promise
    expect(atOnceMost).toBe(4)
  })

  it('runs no more of a kind at once than its handler allows, and leaves the places to others', async () => {
    const other = defineJob({ name: 'other', payload: z.object({ text: z.string() }) })
    const others = Promise.withResolvers<void>()
    const end = Promise.withResolvers<Outcome>()
    let begun = 0
    const all = Promise.withResolvers<void>()
    const long = noting(
      () => {
        begun += 1
        if (begun === 5) all.resolve()
        return end.promise
      },
      { atOnceMax: 2 },
    )
    const short = handle(other, async () => {
      others.resolve()
      return done
    })
    for (let n = 0; n < 5; n += 1) await add(`${n}`)
    await enqueue(database, [newJob(other, { text: 'other' }, { key: 'other' })])
    await runningWith([long, short], 4)
    await others.promise
    expect(begun).toBe(2)
    end.resolve(done)
    await all.promise
  })

  it('waits for a retry that comes before the next poll', async () => {
    const { begin, begun } = createGates()
    const failedAt: number[] = []
    await running(attempt => {
      if (attempt.number === 2) begin(attempt)
      failedAt.push(performance.now())
      return attempt.number === 1 ? failed('No answer.') : done
    })
    await add('a')
    await begun('a')
    expect(performance.now() - (failedAt[0] ?? 0)).toBeLessThan(900)
  })
})

describe('stopping', () => {
  it('aborts what is under way, puts it back uncounted, and leaves what has not begun', async () => {
    const { begin, begun } = createGates()
    const runner = await running(async attempt => {
      begin(attempt)
      await once(attempt.signal, 'abort')
      throw attempt.signal.reason
    }, 1)
    await add('under way')
    await add('waiting')
    await begun('under way')
    const stoppedAt = performance.now()
    await runner.stop()
    expect(performance.now() - stoppedAt).toBeLessThan(4_000)
    expect(await rows()).toMatchObject([
      { key: 'under way', status: 'waiting', attempts: 0, isHeld: false },
      { key: 'waiting', status: 'waiting', attempts: 0, isHeld: false },
    ])
    expect(errors).toEqual([])
  })

  it('keeps the result of what ends in time', async () => {
    const { begin, begun } = createGates()
    const runner = await running(async attempt => {
      begin(attempt)
      await once(attempt.signal, 'abort')
      return done
    })
    await add('a')
    await begun('a')
    await runner.stop()
    expect(await statusOf('a')).toMatchObject({ status: 'done' })
  })

  it('returns within five seconds from a handler that ignores the signal, and leaves its job held', async () => {
    const { begin, begun } = createGates()
    const runner = await running(attempt => {
      begin(attempt)
      return new Promise<Outcome>(() => undefined)
    })
    await add('a')
    await begun('a')
    const stoppedAt = performance.now()
    await runner.stop()
    expect(performance.now() - stoppedAt).toBeLessThan(5_000)
    expect(await statusOf('a')).toMatchObject({ status: 'waiting', attempts: 1, isHeld: true })
  })
})

describe('a job that another process has taken over', () => {
  it('is aborted here, and its result is refused', async () => {
    const { begin, begun } = createGates()
    const aborted = Promise.withResolvers<unknown>()
    await running(async attempt => {
      begin(attempt)
      await once(attempt.signal, 'abort')
      aborted.resolve(attempt.signal.reason)
      return done
    })
    await add('a')
    await begun('a')
    await database.query(`update delivery.jobs set due_at = now() - interval '1 ms'`)
    await claim(database, notes, 1, null)
    expect(await aborted.promise).toMatchObject({ why: 'lost' })
    expect(await statusOf('a')).toMatchObject({ status: 'waiting', isHeld: true })
  })
})

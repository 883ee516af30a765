import { beforeEach, describe, expect, it } from 'vitest'
import { claim, keepState } from './claim.ts'
import { deadLetters, dismissDeadLetters, retryDeadLetters } from './deadLetters.ts'
import { finish, putBack } from './finish.ts'
import { deliveryHealth } from './health.ts'
import { dead, done, failed, later } from './outcome.ts'
import { notes, startDelivery } from './testing/startDelivery.ts'
import { noteTime, purge } from './upkeep.ts'

const delivery = await startDelivery()
const { database, started, errors, noting, runnerOf, add, rows, pass, clear, now } = delivery
beforeEach(clear)

describe('an attempt', () => {
  it('that fails is repeated after growing pauses, until the job is dead', async () => {
    await add('a')
    const runner = runnerOf(noting(() => failed('No answer.'), { attemptsMax: 3 }))
    for (const [attempt, pause] of [2_000, 4_000].entries()) {
      expect(await runner.runDue()).toBe(1)
      pass(pause - 1)
      expect(await runner.runDue()).toBe(0)
      pass(1)
      expect(started).toHaveLength(attempt + 1)
    }
    await runner.runDue()
    expect(await rows()).toMatchObject([{ status: 'dead', attempts: 3, problem: 'No answer.' }])
  })

  it('that throws has failed, and is reported', async () => {
    await add('a')
    await runnerOf(noting(() => Promise.reject(new Error('Broken with xoxb-1-2.')))).runDue()
    expect(await rows()).toMatchObject([{ status: 'waiting', attempts: 1, problem: 'Broken with [secret].' }])
    expect(errors).toHaveLength(1)
  })

  it('that comes too early is not counted', async () => {
    await add('a')
    const runner = runnerOf(
      noting(() => later('2030-01-01T00:00:00.000Z', 'The shop is closed.'), { attemptsMax: 1 }),
    )
    await runner.runDue()
    expect(await rows()).toMatchObject([{ status: 'waiting', attempts: 0, problem: 'The shop is closed.' }])
  })

  it('knows what the one before kept, even if its process died', async () => {
    await add('a')
    const [lost] = await claim(database, notes, 1, now())
    if (lost) expect(await keepState(database, lost, 'handle 7')).toBe(true)
    pass(10_000)
    const states: unknown[] = []
    await runnerOf(
      noting(({ state, number }) => {
        states.push(state, number)
        return done
      }),
    ).runDue()
    expect(states).toEqual(['handle 7', 2])
  })

  it('keeps state before a call, and a bounded one', async () => {
    await add('a')
    const runner = runnerOf(
      noting(async ({ keep, state }) => {
        if (state !== null) return done
        await keep('handle')
        await expect(keep('x'.repeat(10_000))).rejects.toThrow('state')
        return failed('No answer.')
      }),
    )
    await runner.runDue()
    expect((await database.query('select state from delivery.jobs')).rows).toEqual([{ state: 'handle' }])
  })

  it('that takes too long is aborted and has failed', async () => {
    await add('a')
    const forever = noting(
      ({ signal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
      {
        attemptMilliseconds: 10,
      },
    )
    await runnerOf(forever).runDue()
    expect(await rows()).toMatchObject([
      { status: 'waiting', attempts: 1, problem: 'The attempt took too long.' },
    ])
  })

  it('of a process that died during the last one is not repeated', async () => {
    await add('a')
    await claim(database, notes, 1, now())
    pass(10_000)
    await runnerOf(noting(() => done, { attemptsMax: 1 })).runDue()
    expect(started).toEqual([])
    expect(await rows()).toMatchObject([
      { status: 'dead', problem: 'The process ended during the last attempt.' },
    ])
  })
})

describe('a claim', () => {
  it('that another one has followed finishes nothing and keeps nothing', async () => {
    await add('a')
    const [zombie] = await claim(database, notes, 1, now())
    pass(10_000)
    const [holder] = await claim(database, notes, 1, now())
    if (!zombie || !holder) throw new Error('The job was not claimed twice.')
    const result = { status: 'done', spent: true, problem: null } as const
    expect(await finish(database, [{ job: zombie, result }], now())).toEqual(new Set())
    expect(await keepState(database, zombie, 'late')).toBe(false)
    expect(await rows()).toMatchObject([{ status: 'waiting', isHeld: true }])
    expect(await finish(database, [{ job: holder, result: putBack }], now())).toEqual(new Set([holder.id]))
    expect(await rows()).toMatchObject([{ status: 'waiting', isHeld: false, attempts: 1 }])
  })
})

describe('a clock', () => {
  it('that is set back an hour holds nothing up', async () => {
    const runner = runnerOf(noting(({ number }) => (number === 1 ? failed('No answer.') : done)))
    await add('a', { lane: 'lane' })
    await add('b', { lane: 'lane' })
    await add('c')
    await runner.runDue()
    pass(-60 * 60_000)
    expect(await runner.runDue()).toBe(0)
    pass(2_000)
    await runner.runDue()
    pass(2_000)
    await runner.runDue()
    expect(started).toEqual(['a', 'c', 'a', 'c', 'b', 'b'])
  })

  it('says by how much it was set back, and takes small differences as none', async () => {
    expect(await noteTime(database, now())).toBe(0)
    pass(-1_000)
    expect(await noteTime(database, now())).toBe(0)
    pass(-60_000)
    expect(await noteTime(database, now())).toBe(60_000)
    expect(await noteTime(database, now())).toBe(0)
  })

  it('that is set forward lets a job run again, and refuses the result of its first holder', async () => {
    await add('a')
    const [first] = await claim(database, notes, 1, now())
    pass(60 * 60_000)
    await runnerOf().runDue()
    const result = { status: 'dead', spent: true, problem: 'Late.' } as const
    if (first) await finish(database, [{ job: first, result }], now())
    expect(await rows()).toMatchObject([{ status: 'done', attempts: 2 }])
  })
})

describe('dead letters', () => {
  const refuse = async () => {
    await add('a', { owner: 'T1' })
    await add('b', { owner: 'T2' })
    await runnerOf(noting(() => dead('The address is wrong.'))).runDue()
  }

  it('are listed with why, those of one owner alone', async () => {
    await refuse()
    expect(await deadLetters(database, {})).toHaveLength(2)
    expect(await deadLetters(database, { owner: 'T1', kinds: ['note'] })).toEqual([
      {
        key: 'a',
        kind: 'note',
        owner: 'T1',
        payload: { text: 'a' },
        attempts: 1,
        problem: 'The address is wrong.',
        diedAt: now(),
      },
    ])
  })

  it('are tried again by a person with all attempts ahead, or taken off the list', async () => {
    await refuse()
    expect(await retryDeadLetters(database, { owner: 'T1' }, now())).toBe(1)
    expect(await runnerOf().runDue()).toBe(1)
    expect(await dismissDeadLetters(database, { keys: ['a', 'b'] })).toBe(1)
    expect(await deadLetters(database, {})).toEqual([])
    expect(await rows()).toMatchObject([{ status: 'done', attempts: 1 }, { status: 'recalled' }])
  })
})

describe('the purge', () => {
  it('forgets what ended 30 days ago, and neither what waits nor dead letters', async () => {
    await add('dead')
    await runnerOf(noting(() => dead('Refused.'))).runDue()
    await add('done', { lane: 'lane' })
    await runnerOf().runDue()
    await add('waiting', { lane: 'other', notBefore: '2030-01-01T00:00:00.000Z' })
    const { signal } = new AbortController()
    pass(30 * 24 * 60 * 60_000)
    expect(await purge(database, now(), signal)).toBe(0)
    pass(1)
    expect(await purge(database, now(), signal)).toBe(2)
    expect(await rows()).toMatchObject([{ key: 'dead' }, { key: 'waiting' }])
    expect((await database.query('select lane from delivery.lanes')).rows).toEqual([{ lane: 'other' }])
  })
})

describe('health', () => {
  it('names kinds that no handler knows, how late the first job is, and how many are dead', async () => {
    await add('dead')
    await runnerOf(noting(() => dead('Refused.'))).runDue()
    expect(await deliveryHealth(database, ['note'])).toEqual({
      unknownKinds: [],
      lateMilliseconds: 0,
      deadLetters: 1,
      failedSchedule: [],
    })
    await database.query(
      `select delivery.enqueue('[{"key":"x","kind":"ofTomorrow","payload":{}},{"key":"y","kind":"note","payload":{}}]', now() - interval '1 min')`,
    )
    const { unknownKinds, lateMilliseconds } = await deliveryHealth(database, ['note'])
    expect(unknownKinds).toEqual(['ofTomorrow'])
    expect(lateMilliseconds).toBeGreaterThanOrEqual(60_000)
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import { enqueue } from './enqueue.ts'
import { newJob } from './job.ts'
import { noteJob } from './testing/noteJob.ts'
import { startDelivery } from './testing/startDelivery.ts'

const delivery = await startDelivery()
const { database, started, runnerOf, add, rows, clear } = delivery
beforeEach(clear)

describe('a job', () => {
  it('exists with the commit of the transaction that enqueues it', async () => {
    const client = await database.connect()
    const job = newJob(noteJob, { text: 'a' }, { key: 'a' })
    for (const end of ['rollback', 'commit']) {
      await client.query('begin')
      await enqueue(client, [job], delivery.now())
      expect(await runnerOf().runDue()).toBe(0)
      await client.query(end)
      expect(await runnerOf().runDue()).toBe(end === 'commit' ? 1 : 0)
    }
    client.release()
  })

  it('is enqueued once for its key, also after it has ended', async () => {
    expect(await add('a')).toEqual(['a'])
    expect(await add('a')).toEqual([])
    await runnerOf().runDue()
    expect(await add('a')).toEqual([])
    expect(await runnerOf().runDue()).toBe(0)
    expect(started).toEqual(['a'])
  })

  it('is not due before its time', async () => {
    await add('a', { notBefore: '2026-11-20T09:00:01.000Z' })
    expect(await runnerOf().runDue()).toBe(0)
    delivery.pass(1_000)
    expect(await runnerOf().runDue()).toBe(1)
  })

  it('is refused where it does not fit its kind or its limits', async () => {
    expect(() => newJob(noteJob, JSON.parse('{}'), { key: 'a' })).toThrow()
    await expect(add('x'.repeat(65_536), { key: 'a' })).rejects.toThrow('payload')
    await expect(add('a', { key: 'k'.repeat(301) })).rejects.toThrow('too long')
    expect(await rows()).toEqual([])
  })

  it('of a kind without a handler waits for a version that knows it', async () => {
    await enqueue(database, [{ key: 'a', kind: 'ofTomorrow', payload: {} }], delivery.now())
    await add('b')
    expect(await runnerOf().runDue()).toBe(1)
    expect(await rows()).toMatchObject([
      { key: 'a', status: 'waiting', attempts: 0 },
      { key: 'b', status: 'done' },
    ])
  })

  it('with a payload that its handler does not know is retried, not lost', async () => {
    await enqueue(database, [{ key: 'a', kind: 'note', payload: { words: 1 } }], delivery.now())
    await runnerOf().runDue()
    expect(await rows()).toMatchObject([
      { status: 'waiting', attempts: 1, problem: expect.stringContaining('payload') },
    ])
  })
})

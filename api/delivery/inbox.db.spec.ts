import { beforeEach, describe, expect, it } from 'vitest'
import { type Delivery, handleInbox, receive, receiveNow } from './inbox.ts'
import { done, failed, type Outcome } from './outcome.ts'
import { createRunner } from './runner.ts'
import { startDelivery } from './testing/startDelivery.ts'

const { database, url, clear } = await startDelivery()
beforeEach(clear)

describe('the inbox', () => {
  const processed: Delivery[] = []
  const runnerOf = (outcome: Outcome) => {
    processed.splice(0)
    const handler = handleInbox(database, 'partner', async request => {
      processed.push(request)
      return outcome
    })
    // The inbox goes by the time of the database.
    return createRunner({ database, databaseUrl: url, handlers: [handler], onError: () => undefined })
  }
  const bodies = async () => (await database.query('select body from delivery.inbox')).rows

  it('stores a request before anything is done about it, and processes it once', async () => {
    expect(await receive(database, 'partner', { deliveryId: 'd1', body: 'sealed' })).toBe('new')
    expect(await bodies()).toEqual([{ body: 'sealed' }])
    expect(await receive(database, 'partner', { deliveryId: 'd1', body: 'sealed' })).toBe('duplicate')
    const runner = runnerOf(done)
    expect(await runner.runDue()).toBe(1)
    expect(processed).toMatchObject([{ deliveryId: 'd1', body: 'sealed', attempt: 1 }])
    expect(await receive(database, 'partner', { deliveryId: 'd1', body: 'sealed' })).toBe('duplicate')
    expect(await runner.runDue()).toBe(0)
  })

  it('forgets the body once it has been processed, and not before', async () => {
    await receive(database, 'partner', { deliveryId: 'd1', body: 'sealed' })
    await runnerOf(failed('The partner is away.')).runDue()
    expect(await bodies()).toEqual([{ body: 'sealed' }])
    await database.query('update delivery.jobs set due_at = now()')
    await runnerOf(done).runDue()
    expect(await bodies()).toEqual([{ body: null }])
  })

  it('tells deliveries of different sources apart', async () => {
    expect(await receive(database, 'partner', { deliveryId: 'd1', body: '' })).toBe('new')
    expect(await receive(database, 'other', { deliveryId: 'd1', body: '' })).toBe('new')
  })

  it('stores one of two deliveries that come at once', async () => {
    const received = await Promise.all(
      Array.from({ length: 8 }, () => receive(database, 'partner', { deliveryId: 'd1', body: '' })),
    )
    expect(received.filter(each => each === 'new')).toHaveLength(1)
  })

  it('hands a request that can’t wait to its receiver at once, and to others after the hold', async () => {
    const runner = runnerOf(done)
    const first = await receiveNow(database, 'partner', { deliveryId: 'd1', body: 'sealed' })
    expect(await receiveNow(database, 'partner', { deliveryId: 'd1', body: 'sealed' })).toBe('duplicate')
    expect(await runner.runDue()).toBe(0)
    if (first !== 'duplicate') await runner.runClaimed(first)
    expect(processed).toHaveLength(1)

    await receiveNow(database, 'partner', { deliveryId: 'd2', body: 'left by a process that dies' })
    await database.query(`update delivery.jobs set due_at = now() where key = 'inbox.partner.d2'`)
    expect(await runner.runDue()).toBe(1)
    expect(processed).toHaveLength(2)
  })

  it('refuses a delivery without an id, or one that is too large', async () => {
    await expect(receive(database, 'partner', { deliveryId: '', body: '' })).rejects.toThrow('no id')
    const body = 'x'.repeat(2_000_001)
    await expect(receive(database, 'partner', { deliveryId: 'd1', body })).rejects.toThrow('longer')
  })
})

import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { describe, expect, test } from 'vitest'
import { placeOrder } from './placeOrder.ts'
import { createTestOrdering } from './testing/testOrdering.ts'

/** A first attempt of a process. */
const calls = { lastCallAt: null, note: () => Promise.resolve() }
const { signal } = new AbortController()

describe('placing an order', () => {
  test('starts it before the call, and follows what the vendor answers', async () => {
    const { redeem, place, memory, statusOf, eventTypes, balances } = await createTestOrdering()
    memory.accept('complete')
    await redeem('Card')
    expect(await place('Card')).toEqual({ kind: 'placed' })
    expect(await statusOf('Card')).toBe('COMPLETE')
    expect(memory.orders()).toMatchObject([{ recipient: { name: 'Ann', email: 'ann@evergreen.example' } }])
    expect((await eventTypes()).slice(-4)).toEqual([
      'OrderStarted',
      'OrderAccepted',
      'RedemptionCompleted',
      'FundCaptured',
    ])
    expect(await balances()).toEqual({ ann: 900, fund: 9900, paid: 100 })
  })

  test('happens once, however often the job runs', async () => {
    const { redeem, place, memory } = await createTestOrdering()
    await redeem('Card')
    expect(await place('Card')).toEqual({ kind: 'placed' })
    expect(await place('Card')).toEqual({ kind: 'placed' })
    expect(memory.orders()).toHaveLength(1)
  })

  test('happens once where two attempts run at the same moment', async () => {
    const { redeem, place, memory } = await createTestOrdering({ isHandleIdempotent: false })
    await redeem('Card')
    const outcomes = await Promise.all([place('Card'), place('Card'), place('Card')])
    expect(outcomes.filter(({ kind }) => kind === 'placed')).toHaveLength(1)
    expect(memory.orders()).toHaveLength(1)
  })

  test('happens once where two processes attempt it in the same millisecond', async () => {
    const { log, redeem, subjectOf, dependencies, memory } = await createTestOrdering({
      isHandleIdempotent: false,
    })
    await redeem('Card')
    const outcomes = await Promise.all(
      [createLedger({ log }), createLedger({ log })].map(ledger =>
        placeOrder({ ...dependencies, ledger, calls }, subjectOf('Card'), signal),
      ),
    )
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['placed', 'uncertain'])
    expect(memory.orders()).toHaveLength(1)
  })

  test.each([
    ['a vendor with idempotent handles', { isHandleIdempotent: true, isLookUpAuthoritative: false }],
    ['a vendor with an authoritative look-up', { isHandleIdempotent: false, isLookUpAuthoritative: true }],
  ])('is not repeated after an answer that was lost, at %s', async (_, capabilities) => {
    const { redeem, place, memory, statusOf } = await createTestOrdering(capabilities)
    memory.plan('loseAnswer')
    await redeem('Card')
    expect(await place('Card')).toEqual({ kind: 'uncertain', problem: 'The vendor answered 500.' })
    expect(await statusOf('Card')).toBe('PENDING')
    expect(await place('Card')).toEqual({ kind: 'placed' })
    expect(memory.orders()).toHaveLength(1)
  })

  test('is repeated under the same handle where it cannot make two orders', async () => {
    const { redeem, place, memory, handleOf } = await createTestOrdering()
    memory.plan('loseCall')
    await redeem('Card')
    expect(await place('Card')).toMatchObject({ kind: 'uncertain' })
    const handle = await handleOf('Card')
    expect(await place('Card')).toEqual({ kind: 'placed' })
    expect(memory.orders()).toMatchObject([{ handle }])
  })

  test('waits until a lost call cannot arrive any more, where only the look-up tells', async () => {
    const { redeem, place, memory, waitForLostCalls } = await createTestOrdering({
      isHandleIdempotent: false,
    })
    memory.plan('loseCall')
    await redeem('Card')
    expect(await place('Card')).toMatchObject({ kind: 'uncertain' })
    expect(await place('Card')).toMatchObject({ kind: 'later', at: '2026-03-11T09:05:00.000Z' })
    expect(memory.orders()).toEqual([])
    waitForLostCalls()
    expect(await place('Card')).toEqual({ kind: 'placed' })
    expect(memory.orders()).toHaveLength(1)
  })

  test('needs a person where neither is known', async () => {
    const neither = { isHandleIdempotent: false, isLookUpAuthoritative: false }
    const { redeem, place, memory, statusOf, balances } = await createTestOrdering(neither)
    memory.plan('loseCall')
    await redeem('Card')
    expect(await place('Card')).toMatchObject({ kind: 'uncertain' })
    expect(await place('Card')).toMatchObject({
      kind: 'needsPerson',
      problem: expect.stringContaining('Check there whether it exists.'),
    })
    expect(await statusOf('Card')).toBe('PENDING')
    expect(await balances()).toEqual({ ann: 900, fund: 9900, paid: 0 })
  })

  test.each([
    ['a vendor with idempotent handles', { isHandleIdempotent: true, isLookUpAuthoritative: false }],
    ['a vendor with an authoritative look-up', { isHandleIdempotent: false, isLookUpAuthoritative: true }],
  ])('needs a person once %s may have forgotten the order', async (_, capabilities) => {
    const { redeem, place, memory, pass } = await createTestOrdering({
      ...capabilities,
      remembersHandlesForDays: 30,
    })
    memory.plan('loseAnswer')
    await redeem('Card')
    expect(await place('Card')).toMatchObject({ kind: 'uncertain' })
    expect(memory.orders()).toHaveLength(1)
    memory.forget()
    pass(30 * 86_400_000)
    expect(await place('Card')).toMatchObject({
      kind: 'needsPerson',
      problem: expect.stringContaining('may have forgotten it'),
    })
    expect(memory.orders()).toEqual([])
  })

  test('that the vendor refuses for an empty account records at which vendor', async () => {
    const { redeem, place, memory, log } = await createTestOrdering()
    await redeem('Card')
    memory.refuse({ kind: 'refused', code: 'INSUFFICIENT_FUNDS', problem: 'The balance is too low.' })
    await place('Card')
    const causes: unknown[] = []
    for await (const batch of log.readAll())
      for (const { type, data } of batch) if (type === 'RedemptionCancelled') causes.push(data)
    expect(causes).toMatchObject([{ emptyAccountAt: 'memory' }])
  })

  test('that the vendor refuses gives everything back, with the reason', async () => {
    const { redeem, place, memory, statusOf, balances } = await createTestOrdering()
    memory.refuse({ kind: 'refused', code: 'OUT_OF_STOCK', problem: 'This card is sold out.' })
    await redeem('Card')
    expect(await place('Card')).toEqual({ kind: 'refused', code: 'OUT_OF_STOCK' })
    expect(await place('Card')).toEqual({ kind: 'nothingToDo' })
    expect(await statusOf('Card')).toBe('CANCELLED')
    expect(await balances()).toEqual({ ann: 1000, fund: 10_000, paid: 0 })
  })

  test('is not given up for a refusal while an earlier call may still arrive', async () => {
    const { redeem, place, memory, statusOf, waitForLostCalls, balances } = await createTestOrdering()
    memory.plan('delayCall')
    await redeem('Card')
    expect(await place('Card')).toMatchObject({ kind: 'uncertain' })
    memory.refuse({ kind: 'refused', code: 'OUT_OF_STOCK', problem: 'Sold out.' })
    expect(await place('Card')).toMatchObject({ kind: 'later', at: '2026-03-11T09:05:00.000Z' })
    expect(await statusOf('Card')).toBe('PENDING')
    memory.refuse(undefined)
    waitForLostCalls()
    expect(await place('Card')).toEqual({ kind: 'placed' })
    expect(await balances()).toMatchObject({ ann: 900 })
  })

  test('is given up for a refusal when no earlier call can arrive any more', async () => {
    const { redeem, place, memory, statusOf, waitForLostCalls } = await createTestOrdering()
    memory.plan('loseCall')
    await redeem('Card')
    await place('Card')
    memory.refuse({ kind: 'refused', code: 'OUT_OF_STOCK', problem: 'Sold out.' })
    expect(await place('Card')).toMatchObject({ kind: 'later' })
    waitForLostCalls()
    expect(await place('Card')).toEqual({ kind: 'refused', code: 'OUT_OF_STOCK' })
    expect(await statusOf('Card')).toBe('CANCELLED')
  })

  test('waits for the release of a held redemption', async () => {
    const { redeem, release, place, memory } = await createTestOrdering()
    await redeem('Card', 'GIFT_CARD', 'NEW_DESTINATION')
    expect(await place('Card')).toEqual({ kind: 'nothingToDo' })
    expect(memory.orders()).toEqual([])
    await release('Card')
    expect(await place('Card')).toEqual({ kind: 'placed' })
  })

  test('is not missed where another process released the redemption a moment ago', async () => {
    const { log, redeem, release, subjectOf, dependencies, memory } = await createTestOrdering()
    const other = createLedger({ log })
    const subject = subjectOf('Card')
    await redeem('Card', 'GIFT_CARD', 'VELOCITY')
    await other.redemption(subject.teamId, subject.redemptionId)
    await release('Card')
    expect(await placeOrder({ ...dependencies, ledger: other, calls }, subject, signal)).toEqual({
      kind: 'placed',
    })
    expect(memory.orders()).toHaveLength(1)
  })

  test('is not made for an erased person', async () => {
    const { redeem, place, memory, ledger, team, statusOf } = await createTestOrdering()
    await redeem('Card')
    const memberId = team.memberId('Ann')
    await ledger.handle({
      type: 'eraseMember',
      id: team.shoutoutId('erase'),
      teamId: team.teamId,
      actor: { kind: 'system', id: 'spec' },
      occurredAt: '2026-03-11T09:00:00.000Z',
      data: { memberId },
    })
    expect(await place('Card')).toMatchObject({ kind: 'refused' })
    expect(await statusOf('Card')).toBe('CANCELLED')
    expect(memory.orders()).toEqual([])
  })

  test('is left to people where no vendor fulfils it', async () => {
    const { redeem, place, disconnect, statusOf, memory } = await createTestOrdering()
    disconnect()
    await redeem('Card')
    expect(await place('Card')).toEqual({ kind: 'nothingToDo' })
    expect(await statusOf('Card')).toBe('PENDING')
    expect(memory.orders()).toEqual([])
  })
})

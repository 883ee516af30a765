import { beforeFirst } from '@laurel/ledger/log/port.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import { testOrders } from '@laurel/ledger/testing/testOrders.ts'
import { accepted } from '@laurel/ledger/testing/testTeam.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deadLetters, retryDeadLetters } from '../../delivery/deadLetters.ts'
import { startDelivery } from '../../delivery/testing/startDelivery.ts'
import { until } from '../../delivery/testing/until.ts'
import type { VendorCapabilities } from '../vendors/port.ts'
import { followRedemptions } from './followRedemptions.ts'
import { orderHandlers } from './orderHandlers.ts'
import { placeOrderJob } from './orderJobs.ts'
import { createTestOrdering } from './testing/testOrdering.ts'

const delivery = await startDelivery()
const { database, now, pass } = delivery
const stopping: (() => Promise<void>)[] = []
beforeEach(() => delivery.clear())
afterEach(async () => {
  for (const stop of stopping.splice(0)) await stop()
})

const minute = 60_000

/** Orders whose jobs run when a spec says so. */
const startOrdering = async (capabilities?: Partial<VendorCapabilities>, startsAt = beforeFirst) => {
  const ordering = await createTestOrdering(capabilities, now)
  let position = startsAt
  const subscription = await followRedemptions({
    ledger: ordering.ledger,
    log: ordering.log,
    database,
    clock: now,
    cursor: {
      load: () => Promise.resolve(position),
      save: reached => {
        position = Math.max(position, reached)
        return Promise.resolve()
      },
      forget: () => {
        position = beforeFirst
        return Promise.resolve()
      },
    },
  })
  stopping.push(() => subscription.stop())
  const handlers = orderHandlers({ ...ordering.dependencies, database })
  const runner = delivery.runnerOf(undefined, { handlers })
  return {
    ...ordering,
    run: () => runner.runDue(),
    /** The jobs of all redemptions so far are enqueued. */
    followed: async () => {
      let last = beforeFirst
      for await (const batch of ordering.log.readAll(beforeFirst, { streamPrefixes: ['redemption-'] }))
        last = batch.at(-1)?.position ?? last
      await until(() => Promise.resolve(position >= last))
    },
  }
}

test('a redemption is ordered, and watched until it is delivered', async () => {
  const { redeem, followed, run, statusOf, memory, handleOf } = await startOrdering()
  await redeem('Card')
  await followed()
  await run()
  expect(memory.orders()).toHaveLength(1)
  expect(await statusOf('Card')).toBe('PENDING')
  pass(minute)
  await run()
  memory.move(await handleOf('Card'), { status: 'complete' })
  await run()
  expect(await statusOf('Card')).toBe('PENDING')
  pass(minute)
  await run()
  expect(await statusOf('Card')).toBe('COMPLETE')
  pass(60 * 24 * minute)
  await run()
  expect((await delivery.rows()).map(({ status }) => status)).toEqual(['done', 'done'])
})

test('a held redemption is ordered when it is released', async () => {
  const { redeem, followed, run, memory, ledger, team, subjectOf } = await startOrdering()
  await redeem('Card', 'GIFT_CARD', 'ABOVE_LIMIT')
  await followed()
  expect(await delivery.rows()).toEqual([])
  const released = await ledger.handle({
    type: 'releaseRedemption',
    id: team.shoutoutId('release'),
    teamId: team.teamId,
    actor: { kind: 'system', id: 'spec' },
    occurredAt: now(),
    data: { redemptionId: subjectOf('Card').redemptionId },
  })
  await settle(ledger, accepted(released).events)
  await followed()
  await run()
  expect(memory.orders()).toHaveLength(1)
})

test('a reward that the company hands over itself is not ordered', async () => {
  const { team, ledger, followed } = await startOrdering()
  await settle(ledger, accepted(await team.redeem('Ann', 'Day off', 100)).events)
  await followed()
  expect(await delivery.rows()).toEqual([])
})

test('an answer that was lost is looked for, and the order is there once', async () => {
  const { redeem, followed, run, memory, statusOf } = await startOrdering({ isHandleIdempotent: false })
  memory.accept('complete')
  memory.plan('loseAnswer', 'loseAnswer')
  await redeem('Card')
  await followed()
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await run()
    pass(minute)
  }
  expect(memory.orders()).toHaveLength(1)
  expect(await statusOf('Card')).toBe('COMPLETE')
})

test('an order of unknown fate is listed for a person, who has it looked for again', async () => {
  const neither = { isHandleIdempotent: false, isLookUpAuthoritative: false }
  const { redeem, followed, run, memory, statusOf, handleOf, team } = await startOrdering(neither)
  memory.accept('complete')
  memory.plan('loseCall')
  await redeem('Card')
  await followed()
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await run()
    pass(minute)
  }
  const filter = { owner: team.teamId, kinds: [placeOrderJob.name] }
  expect(await deadLetters(database, filter)).toMatchObject([
    { problem: expect.stringContaining('Check there whether it exists.') },
  ])
  expect(await statusOf('Card')).toBe('PENDING')
  // The lost call has arrived after all.
  const request = {
    order: testOrders.GIFT_CARD,
    handle: await handleOf('Card'),
    recipient: { name: 'Ann', email: null },
  }
  await memory.client.placeOrder(request, new AbortController().signal)
  await retryDeadLetters(database, filter, now())
  await run()
  expect(await statusOf('Card')).toBe('COMPLETE')
  expect(memory.orders()).toHaveLength(1)
})

test('an order of unknown fate is watched when a person has found it', async () => {
  const neither = { isHandleIdempotent: false, isLookUpAuthoritative: false }
  const { redeem, followed, run, memory, ledger, team, handleOf, statusOf, subjectOf } =
    await startOrdering(neither)
  memory.accept('complete')
  memory.plan('delayCall')
  await redeem('Card')
  await followed()
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await run()
    pass(minute)
  }
  expect(await deadLetters(database, { owner: team.teamId })).toHaveLength(1)
  const handle = await handleOf('Card')
  memory.arrive()
  const found = await ledger.handle({
    type: 'acceptOrder',
    id: team.shoutoutId('found'),
    teamId: team.teamId,
    actor: { kind: 'system', id: 'spec' },
    occurredAt: now(),
    data: {
      redemptionId: subjectOf('Card').redemptionId,
      vendorOrderId: memory.report(handle).vendorOrderId,
    },
  })
  await settle(ledger, accepted(found).events)
  await followed()
  pass(minute)
  await run()
  expect(await statusOf('Card')).toBe('COMPLETE')
})

test('redemptions are followed from the beginning where the log was restored to an earlier state', async () => {
  const { redeem, followed, run, memory } = await startOrdering({}, Number.MAX_SAFE_INTEGER)
  await redeem('Card')
  await followed()
  await run()
  expect(memory.orders()).toHaveLength(1)
})

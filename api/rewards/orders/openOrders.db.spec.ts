import { createProjections } from '@laurel/projections/engine/createProjections.ts'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { enqueue } from '../../delivery/enqueue.ts'
import { startDelivery } from '../../delivery/testing/startDelivery.ts'
import { buymeVendor } from '../vendors/buyme/buymeVendor.ts'
import { lookAgain, noteDecided, openOrders } from './openOrders.ts'
import { type OrderHandlerDependencies, orderHandlers } from './orderHandlers.ts'
import { newPlaceOrderJob } from './orderJobs.ts'
import { createTestOrdering } from './testing/testOrdering.ts'

const delivery = await startDelivery()
const { database, url, now, pass } = delivery
beforeEach(() => delivery.clear())

/** A vendor whose orders can be neither repeated nor looked up, and read models. */
const startOrdering = async (others: Partial<OrderHandlerDependencies> = {}) => {
  const neither = { isHandleIdempotent: false, isLookUpAuthoritative: false }
  const ordering = await createTestOrdering(neither, now)
  const projections = createProjections({ log: ordering.log, databaseUrl: url })
  await projections.start()
  onTestFinished(() => projections.stop())
  const runner = delivery.runnerOf(undefined, {
    handlers: orderHandlers({ ...ordering.dependencies, database, ...others }),
  })
  return {
    ...ordering,
    order: async (key: string) => {
      await enqueue(database, [newPlaceOrderJob(ordering.subjectOf(key), key)], now())
      for (let attempt = 0; attempt < 2; attempt += 1) {
        await runner.runDue()
        pass(60_000)
      }
    },
    run: () => runner.runDue(),
    open: async () => {
      await projections.waitForPosition(await ordering.log.head(), 20_000)
      return openOrders(database, ordering.team.teamId)
    },
  }
}

test('orders wait for a person while they are held, stuck, or without a vendor', async () => {
  const { redeem, order, open, memory, disconnect } = await startOrdering()
  await redeem('Held', 'GIFT_CARD', 'ABOVE_LIMIT')
  await redeem('Stuck')
  memory.plan('loseCall')
  await order('Stuck')
  disconnect()
  await redeem('By hand', 'DONATION')
  await order('By hand')
  const found = await open()
  expect(found.map(({ kind }) => kind).toSorted()).toEqual(['BY_HAND', 'HELD', 'STUCK'])
  expect(found.find(({ kind }) => kind === 'STUCK')).toMatchObject({
    problem: expect.stringContaining('Check there whether it exists.'),
    redemption: { vendor: 'memory' },
  })
})

test('a stuck order leaves the list when a person has decided, or has the vendor asked again', async () => {
  const { redeem, order, open, memory, run, team, subjectOf } = await startOrdering()
  memory.accept('complete')
  for (const key of ['Asked', 'Decided']) {
    await redeem(key)
    memory.plan(key === 'Asked' ? 'delayCall' : 'loseCall')
    await order(key)
  }
  expect(await open()).toHaveLength(2)
  const { teamId } = team
  await noteDecided(database, teamId, subjectOf('Decided').redemptionId)
  expect(await open()).toHaveLength(1)

  memory.arrive()
  const { redemptionId } = subjectOf('Asked')
  expect(await lookAgain(database, teamId, redemptionId, now())).toBe(true)
  await run()
  expect(await open()).toEqual([])
  expect(await lookAgain(database, teamId, redemptionId, now())).toBe(false)
})

test('a gift card that a person orders waits for its codes', async () => {
  const client = buymeVendor.create({ orderedBy: 'Olga' }, { fetch, clock: now, random: () => 0.5 })
  const buyme = { name: buymeVendor.name, capabilities: buymeVendor.capabilities, client }
  const vendorFor = () => Promise.resolve(buyme)
  const { redeem, order, open } = await startOrdering({ vendorFor, vendorNamed: vendorFor })
  await redeem('Spa')
  await order('Spa')
  expect(await open()).toMatchObject([{ kind: 'CODES', redemption: { vendor: 'buyme' } }])
})

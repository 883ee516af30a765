import { createProjections } from '@laurel/projections/engine/createProjections.ts'
import { afterAll, expect, test } from 'vitest'
import { startDelivery } from '../../delivery/testing/startDelivery.ts'
import { lookSoon } from './lookSoon.ts'
import { orderHandlers } from './orderHandlers.ts'
import { createTestOrdering } from './testing/testOrdering.ts'

const { url, database, now, runnerOf, rows } = await startDelivery()
const ordering = await createTestOrdering({}, now)
const { team, memory, redeem, place, statusOf, handleOf, log } = ordering
const runner = runnerOf(undefined, { handlers: orderHandlers({ ...ordering.dependencies, database }) })
await redeem('Card')
await redeem('Book')
await place('Card')
const handle = await handleOf('Card')
const projections = createProjections({ log, databaseUrl: url })
await projections.start()
afterAll(() => projections.stop())
await projections.waitForPosition(await log.head(), 10_000)

const hint = (teamId: string, order: { handle?: string; vendorOrderId?: string }) =>
  lookSoon(
    { database, clock: now },
    { teamId, vendor: 'memory' },
    { handle: null, vendorOrderId: null, ...order },
  )

test('a hint about an unknown order, or from the connection of another team, costs nothing', async () => {
  await hint(team.teamId, { handle: 'lr00', vendorOrderId: 'M-77' })
  await hint(team.memberId('Ann'), { handle })
  await hint(team.teamId, {})
  expect(await rows()).toEqual([])
})

test('a forged hint changes nothing, and a true one is followed at once, however often it comes', async () => {
  await hint(team.teamId, { handle })
  await runner.runDue()
  expect(await statusOf('Card')).toBe('PENDING')
  memory.move(handle, { status: 'complete' })
  await hint(team.teamId, { vendorOrderId: 'M-1' })
  await hint(team.teamId, { handle, vendorOrderId: 'M-1' })
  await runner.runDue()
  expect(await statusOf('Card')).toBe('COMPLETE')
  expect(await rows()).toMatchObject([{ status: 'done' }])
})

import { randomBytes } from 'node:crypto'
import { createTokenCipher } from '@laurel/api/access/tokenCipher.ts'
import { createRunner } from '@laurel/api/delivery/runner.ts'
import { until } from '@laurel/api/delivery/testing/until.ts'
import { followRedemptions } from '@laurel/api/rewards/orders/followRedemptions.ts'
import { lookAtOrder } from '@laurel/api/rewards/orders/lookAtOrder.ts'
import { orderHandlers } from '@laurel/api/rewards/orders/orderHandlers.ts'
import { placeOrderJob } from '@laurel/api/rewards/orders/orderJobs.ts'
import { redemptionOf } from '@laurel/api/rewards/purchasing/earlierPurchase.ts'
import { purchase } from '@laurel/api/rewards/purchasing/purchase.ts'
import { saveConnection } from '@laurel/api/rewards/vendors/connections/connectionRows.ts'
import { createVendorConnections } from '@laurel/api/rewards/vendors/connections/vendorConnections.ts'
import { rewardVendors } from '@laurel/api/rewards/vendors/registry.ts'
import { migrateDatabase } from '@laurel/api/server/migrateDatabase.ts'
import { verifyLedger } from '@laurel/ledger/audit/verifyLedger.ts'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { addMilliseconds } from '@laurel/ledger/kernel/instant.ts'
import { createMemoryLog } from '@laurel/ledger/log/memory/memoryLog.ts'
import { beforeFirst, type RecordedEvent } from '@laurel/ledger/log/port.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import { createRandom } from '@laurel/ledger/simulation/random.ts'
import { accepted, createTestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { createProjections } from '@laurel/projections/engine/createProjections.ts'
import { redemptionById } from '@laurel/projections/rewards/redemptions/queries.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import fastify from 'fastify'
import { Pool } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { agreeing, chosen, type Move, moves, type Name, names } from './comparedOrders.ts'
import { mountStandIns } from './mountStandIns.ts'
import { volatileMemory } from './standInMemory.ts'
import { standIns } from './standIns.ts'

/** `TEST_COMPARED_ORDERS` sets more of them. */
const ordersMax = Number(process.env.TEST_COMPARED_ORDERS ?? 150)
const price = 100

/** The ledger, the read models, and a server with the stand-ins that a team is connected to. */
const start = async () => {
  const { url } = await createTestDatabase()
  await migrateDatabase(url)
  const database = new Pool({ connectionString: url, max: 8 })
  const log = createMemoryLog()
  const ledger = createLedger({ log })
  const projections = createProjections({ log, databaseUrl: url })
  await projections.start()
  const team = await createTestTeam(ledger, { memberNames: ['Ann'] })
  accepted(await team.adjust('Ann', ordersMax * price))
  accepted(await team.topUp(ordersMax * price))

  let now = '2026-03-11T09:00:00.000Z'
  const clock = () => now
  const server = fastify({ forceCloseConnections: true })
  // Known once the server listens; pictures alone need it before.
  let address = 'http://127.0.0.1'
  const mounted = standIns.map(({ vendor, create }) => ({
    vendor,
    ...create({
      url: () => `${address}/vendors/${vendor}`,
      clock,
      memory: volatileMemory(),
      sendWebhook: () => Promise.resolve(undefined),
    }),
  }))
  await mountStandIns(server, mounted)
  address = await server.listen({ host: '127.0.0.1', port: 0 })
  const cipher = createTokenCipher(randomBytes(32).toString('base64'))
  const origins = Object.fromEntries(standIns.map(({ vendor }) => [vendor, `${address}/vendors/${vendor}`]))
  const connections = createVendorConnections({ database, cipher, vendors: rewardVendors, clock, origins })
  for (const { vendor, settings } of standIns)
    await saveConnection({ database, cipher }, { teamId: team.teamId, vendor, settings }, now)

  const { vendorFor, vendorNamed } = connections
  const settling = (events: readonly RecordedEvent[]) => settle(ledger, events)
  const dependencies = { ledger, log, settle: settling, clock, database, vendorFor, vendorNamed }
  let position = beforeFirst
  const cursor = {
    load: () => Promise.resolve(position),
    save: (reached: number) => {
      position = reached
      return Promise.resolve()
    },
    forget: () => {
      position = beforeFirst
      return Promise.resolve()
    },
  }
  const following = await followRedemptions({ ...dependencies, cursor })
  // Looks happen when the spec says so.
  const handlers = orderHandlers(dependencies).filter(({ kind }) => kind === placeOrderJob.name)
  const runner = createRunner({ database, databaseUrl: url, handlers, clock, onError: () => undefined })
  onTestFinished(async () => {
    await following.stop()
    await projections.stop()
    await server.close()
    await database.end()
  })
  const lastOrder = async () => {
    let last = beforeFirst
    for await (const batch of log.readAll(position, { streamPrefixes: ['redemption-'] }))
      last = batch.at(-1)?.position ?? last
    return last
  }
  return {
    ...dependencies,
    team,
    projections,
    controlOf: (name: Name) => {
      const control = mounted.find(({ vendor }) => vendor === name)?.control
      if (!control) throw new Error(`The sandbox has no ${name}.`)
      return control
    },
    pass: (milliseconds: number) => {
      now = addMilliseconds(now, milliseconds)
    },
    run: async () => {
      const last = await lastOrder()
      await until(() => Promise.resolve(position >= last))
      await runner.runDue()
    },
  }
}

test('after orders with faults, ledger, vendors and read models agree on every cent', async () => {
  const random = createRandom(16)
  const running = await start()
  const { ledger, log, database, team, vendorNamed, controlOf, pass, run } = running
  const { teamId } = team
  const bought = new Map<string, Name>()
  const { signal } = new AbortController()
  const stateOf = async (redemptionId: string) => {
    const state = await ledger.redemption(teamId, redemptionId)
    if (state.status === 'NONE') throw new Error(`${redemptionId} was not requested.`)
    return state
  }
  const look = (redemptionId: string) => lookAtOrder(running, { teamId, redemptionId }, signal)

  const movedTo = new Map<string, Move>()
  const moveAtVendor = async (id: string): Promise<void> => {
    const [{ vendorOrder }, name] = [await stateOf(id), bought.get(id) ?? 'tango']
    const next = moves[name][movedTo.get(id) ?? 'pending'] ?? []
    const isThere = controlOf(name)
      .orders()
      .some(({ handle }) => handle === vendorOrder?.handle)
    if (!vendorOrder || !isThere || next.length === 0) return
    const status = random.pick(next)
    movedTo.set(id, status)
    await controlOf(name).move(vendorOrder.handle, status)
    if (random.chance(0.5)) await look(id)
  }

  for (let index = 0; index < ordersMax; index += 1) {
    const name = random.pick(names)
    if (random.chance(0.25)) {
      const kind = random.pick(['loseCall', 'loseAnswer', 'refuse'] as const)
      await controlOf(name).plan(kind === 'refuse' ? { kind, code: 'REFUSED' } : { kind })
    }
    const intent = {
      id: derivedId('order', String(index)),
      teamId,
      actor: { kind: 'member', id: team.memberId('Ann') } as const,
      occurredAt: running.clock(),
    }
    const reward = { rewardId: derivedId('reward', name), name, emoji: '🎁' }
    const outcome = await purchase(running, intent, {
      ...chosen[name],
      reward,
      points: price,
      isFunded: true,
    })
    expect(outcome).toMatchObject({ kind: 'accepted', status: 'PENDING' })
    bought.set(redemptionOf(intent), name)
    if (index % 10 < 9) continue
    await run()
    pass(60_000)
    for (const id of [...bought.keys()].slice(-20)) if (random.chance(0.4)) await moveAtVendor(id)
  }
  for (let round = 0; round < 30; round += 1) {
    pass(10 * 60_000)
    await run()
  }
  for (const id of bought.keys()) await look(id)
  await running.projections.waitForPosition(await log.head(), 30_000)

  let [complete, open] = [0, 0]
  for (const [id, name] of bought) {
    const state = await stateOf(id)
    const { vendorOrder } = state
    const placed = controlOf(name)
      .orders()
      .filter(({ handle }) => handle === vendorOrder?.handle)
    expect(placed.length, `${name} has ${id} twice`).toBeLessThanOrEqual(1)
    const client = (await vendorNamed(teamId, name))?.client
    const report = vendorOrder && placed.length > 0 ? await client?.findOrder(vendorOrder, signal) : null
    expect(agreeing[report?.status ?? 'none'], `${name} ${id}`).toContain(state.status)
    expect(await redemptionById(database, teamId, id)).toMatchObject({ status: state.status, points: price })
    if (state.status === 'COMPLETE') complete += 1
    if (state.status === 'PENDING' || state.status === 'PROCESSING') open += 1
  }
  for (const name of names) {
    const handles = controlOf(name)
      .orders()
      .map(({ handle }) => handle)
    expect(new Set(handles).size, `${name} has orders of the same name`).toBe(handles.length)
  }
  const { books, findings, underWay } = await verifyLedger(log)
  expect({ findings, underWay }).toEqual({ findings: [], underWay: [] })
  const spent = price * (complete + open)
  expect({
    ann: books.balanceOf(teamId, 'redeemable', team.memberId('Ann')),
    fund: books.balanceOf(teamId, 'fund'),
    reserved: books.balanceOf(teamId, 'fund:reserved'),
    paid: books.balanceOf(teamId, 'paid'),
  }).toEqual({
    ann: ordersMax * price - spent,
    fund: ordersMax * price - spent,
    reserved: price * open,
    paid: price * complete,
  })
  expect(complete).toBeGreaterThan(ordersMax / 5)
}, 300_000)

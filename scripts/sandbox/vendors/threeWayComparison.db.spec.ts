import { deadLetters } from '@laurel/api/delivery/deadLetters.ts'
import { deliverGiftCard } from '@laurel/api/rewards/giftCards/byHand/deliverGiftCard.ts'
import { cancelAndRefund } from '@laurel/api/rewards/orders/cancelAndRefund.ts'
import { lookAtOrder } from '@laurel/api/rewards/orders/lookAtOrder.ts'
import { markAsOrdered } from '@laurel/api/rewards/orders/markAsOrdered.ts'
import { placeOrderJob } from '@laurel/api/rewards/orders/orderJobs.ts'
import { redemptionOf } from '@laurel/api/rewards/purchasing/earlierPurchase.ts'
import { purchase } from '@laurel/api/rewards/purchasing/purchase.ts'
import { verifyLedger } from '@laurel/ledger/audit/verifyLedger.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { createRandom } from '@laurel/ledger/simulation/random.ts'
import { redemptionById } from '@laurel/projections/rewards/redemptions/queries.ts'
import { expect, test } from 'vitest'
import { agreeing, byHand, byPerson, chosen, type Move, moves, type Name, names } from './comparedOrders.ts'
import { startCompared } from './testing/startCompared.ts'
import { type RemoteStandIn, useStandIns } from './testing/useStandIns.ts'

/** `TEST_COMPARED_ORDERS` sets more of them. */
const ordersMax = Number(process.env.TEST_COMPARED_ORDERS ?? 150)
const price = 100
const standIn = useStandIns()

test('after orders with faults, ledger, vendors and read models agree on every cent', async () => {
  const random = createRandom(16)
  const running = await startCompared(standIn, { ordersMax, price })
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

  const ben = (id: string) => ({
    id: derivedId('by Ben', id),
    teamId,
    actor: { kind: 'member', id: team.memberId('Ben') } as const,
    occurredAt: running.clock(),
  })
  /** What a person does with a card that a person orders. */
  const actByHand = async (id: string, status: Move): Promise<void> => {
    const delivery = { credentials: [{ label: 'Code', value: id, kind: 'code' as const }], instructions: '' }
    const outcome =
      status === 'complete'
        ? await deliverGiftCard(running, ben(id), { redemptionId: id, delivery })
        : await cancelAndRefund(running, ben(id), { redemptionId: id, reason: 'Sold out.' })
    expect(outcome).toMatchObject({ kind: 'accepted' })
  }

  const movedTo = new Map<string, Move>()
  const moveAtVendor = async (id: string): Promise<void> => {
    const [{ vendorOrder }, name] = [await stateOf(id), bought.get(id) ?? 'tango']
    const next = moves[name][movedTo.get(id) ?? 'pending'] ?? []
    if (!vendorOrder || next.length === 0) return
    if (name !== byHand && (await controlOf(name).ordersUnder(vendorOrder.handle)) === 0) return
    const status = random.pick(next)
    movedTo.set(id, status)
    if (name === byHand) return actByHand(id, status)
    await controlOf(name).move(vendorOrder.handle, status)
    if (random.chance(0.5)) await look(id)
  }

  for (let index = 0; index < ordersMax; index += 1) {
    const name = random.pick(names)
    if (name !== byHand && random.chance(0.25)) {
      const kind = random.pick(['loseCall', 'loseAnswer', 'hang', 'refuse'] as const)
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

  // Sendoso neither takes our handle nor finds an order by it: a person looks whether a lost one is there.
  const left = await deadLetters(database, { owner: teamId })
  expect(left.length).toBeGreaterThan(0)
  for (const { payload } of left) {
    const { redemptionId: id } = placeOrderJob.payload.parse(payload)
    expect(bought.get(id)).toBe('sendoso')
    const { vendorOrder } = await stateOf(id)
    const there = (await controlOf('sendoso').orders()).find(({ handle }) => handle === vendorOrder?.handle)
    const outcome = there
      ? await markAsOrdered(running, ben(id), { redemptionId: id, vendorOrderId: there.vendorOrderId })
      : await cancelAndRefund(running, ben(id), { redemptionId: id, reason: 'It never arrived there.' })
    expect(outcome).toMatchObject({ kind: 'accepted' })
  }
  for (const id of bought.keys()) await look(id)
  await running.projections.waitForPosition(await log.head(), 30_000)

  const read = new Map<Name, Awaited<ReturnType<RemoteStandIn['orders']>>>()
  const ordersOf = async (name: Name) => {
    const orders = read.get(name) ?? (await controlOf(name).orders())
    read.set(name, orders)
    return orders
  }
  let [complete, open] = [0, 0]
  for (const [id, name] of bought) {
    const state = await stateOf(id)
    const { vendorOrder } = state
    if (name === byHand) expect(state.status).toBe(byPerson[movedTo.get(id) ?? 'pending'])
    else {
      const orders = await ordersOf(name)
      const placed = orders.filter(({ handle }) => handle === vendorOrder?.handle)
      expect(placed.length, `${name} has ${id} twice`).toBeLessThanOrEqual(1)
      const client = (await vendorNamed(teamId, name))?.client
      const report = vendorOrder && placed.length > 0 ? await client?.findOrder(vendorOrder, signal) : null
      expect(agreeing[report?.status ?? 'none'], `${name} ${id}`).toContain(state.status)
    }
    expect(await redemptionById(database, teamId, id)).toMatchObject({ status: state.status, points: price })
    if (state.status === 'COMPLETE') complete += 1
    if (state.status === 'PENDING' || state.status === 'PROCESSING') open += 1
  }
  for (const name of names) {
    if (name === byHand) continue
    const handles = (await ordersOf(name)).map(({ handle }) => handle)
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

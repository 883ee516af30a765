import { createRandom, type Random } from '@laurel/ledger/simulation/random.ts'
import { expect, test } from 'vitest'
import type { ReportedStatus, VendorCapabilities } from '../vendors/port.ts'
import { createTestOrdering, type OrderedType, orderedTypes } from './testing/testOrdering.ts'

/** What a vendor does with an order, by the type of its redemption. */
const parcel: Partial<Record<ReportedStatus, readonly ReportedStatus[]>> = {
  pending: ['processing', 'complete', 'cancelled'],
  processing: ['complete', 'cancelled'],
  complete: ['returned'],
}
const fates: Record<OrderedType, typeof parcel> = {
  AMAZON: parcel,
  INTEGRATION_CUSTOM: parcel,
  GIFT_CARD: { ...parcel, complete: [] },
  PAYPAL: parcel,
  DONATION: { ...parcel, processing: ['complete'], complete: [] },
}

/** The statuses of a redemption that agree with the vendor; without an order it was refused, or waits for a person. */
const agreeing: Record<ReportedStatus | 'none', readonly string[]> = {
  none: ['PENDING', 'CANCELLED'],
  pending: ['PENDING'],
  processing: ['PENDING', 'PROCESSING'],
  complete: ['COMPLETE'],
  cancelled: ['CANCELLED', 'RETURNED'],
  returned: ['CANCELLED', 'RETURNED'],
}

const capabilities: readonly VendorCapabilities[] = [
  { isHandleIdempotent: true, isLookUpAuthoritative: true, remembersHandlesForDays: null },
  { isHandleIdempotent: true, isLookUpAuthoritative: false, remembersHandlesForDays: null },
  { isHandleIdempotent: false, isLookUpAuthoritative: true, remembersHandlesForDays: null },
  { isHandleIdempotent: false, isLookUpAuthoritative: false, remembersHandlesForDays: null },
]

const ordersPerRun = 60
const price = 100

/** Orders with faults at random moments; then everything is asked until nothing changes. */
const play = async (random: Random, seed: number) => {
  const ordering = await createTestOrdering(capabilities[seed % capabilities.length])
  const { memory, team, redeem, place, look, statusOf } = ordering
  await team.adjust('Ann', ordersPerRun * price)
  const types = new Map<string, OrderedType>()
  const needPerson = new Set<string>()
  const keys = () => [...types.keys()]

  const attempt = async (key: string) => {
    const outcome = await place(key)
    if (outcome.kind === 'needsPerson') needPerson.add(key)
  }
  const lookIfOrdered = async (key: string) => {
    if (await ordering.vendorOrderOf(key)) expect(await look(key)).toMatchObject({ kind: 'applied' })
  }
  const moveAtVendor = async (key: string) => {
    const order = await ordering.vendorOrderOf(key)
    const next = (order && fates[types.get(key) ?? 'GIFT_CARD'][order.status]) ?? []
    if (order && next.length > 0) memory.move(order.handle, { status: random.pick(next) })
  }
  const act = async () => {
    const kind = random.below(100)
    if (types.size === 0 || (kind < 25 && types.size < ordersPerRun)) {
      const [key, type] = [`order ${types.size}`, random.pick(orderedTypes)]
      types.set(key, type)
      return redeem(key, type)
    }
    const key = random.pick(keys().slice(-8))
    if (kind < 30) return void memory.plan(random.pick(['loseCall', 'loseAnswer', 'delayCall'] as const))
    if (kind < 34)
      return memory.refuse(
        random.chance(0.5) ? { kind: 'refused', code: 'OUT_OF_STOCK', problem: 'Sold out' } : undefined,
      )
    if (kind < 60)
      return void (await Promise.all([attempt(key), ...(random.chance(0.2) ? [attempt(key)] : [])]))
    if (kind < 80) return moveAtVendor(key)
    if (kind < 83) return ordering.waitForLostCalls()
    return void (await Promise.all([lookIfOrdered(key), ...(random.chance(0.3) ? [lookIfOrdered(key)] : [])]))
  }

  for (let step = 0; step < ordersPerRun * 6; step += 1) await act()
  memory.heal()
  for (let round = 0; round < 3; round += 1) {
    ordering.waitForLostCalls()
    for (const key of keys()) await attempt(key)
  }
  for (const key of keys()) await lookIfOrdered(key)
  return { ...ordering, keys: keys(), needPerson, statusOf }
}

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
  'after 60 orders with faults, ledger and vendor agree on every one (seed %i)',
  async seed => {
    const { keys, needPerson, statusOf, ordersOf, balances, startPoints } = await play(
      createRandom(seed),
      seed,
    )
    let [complete, open] = [0, 0]
    for (const key of keys) {
      const orders = ordersOf(key)
      const status = await statusOf(key)
      expect(orders.length, `${key} was ordered twice`).toBeLessThanOrEqual(1)
      expect(agreeing[orders[0]?.status ?? 'none'], key).toContain(status)
      if (orders.length === 0 && status === 'PENDING') expect(needPerson).toContain(key)
      if (status === 'COMPLETE') complete += 1
      if (status === 'PENDING' || status === 'PROCESSING') open += 1
    }
    const points = startPoints + ordersPerRun * price
    expect(await balances()).toEqual({
      ann: points - price * (complete + open),
      fund: 10_000 - price * (complete + open),
      paid: price * complete,
    })
  },
)

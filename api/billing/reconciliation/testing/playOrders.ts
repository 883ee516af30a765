import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { RedemptionId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { sumPoints } from '@laurel/ledger/kernel/points.ts'
import { orderHandleOf } from '@laurel/ledger/rewards/orders/orderHandle.ts'
import { createRandom, type Random } from '@laurel/ledger/simulation/random.ts'
import { testOrders } from '@laurel/ledger/testing/testOrders.ts'
import { accepted } from '@laurel/ledger/testing/testTeam.ts'
import type { ReportedStatus } from '../../../rewards/vendors/port.ts'
import type { ReportedOrder } from '../compareOrders.ts'
import type { OrdersDependencies } from '../reconcileOrders.ts'
import { playedPeriod } from './playPayments.ts'
import type { Reconciling } from './startReconciling.ts'

const at = '2026-03-11T09:00:00.000Z'
const vendor = 'tango'

const faults = ['cancelled', 'returned', 'forgotten', 'twice', 'strange'] as const
type Fault = (typeof faults)[number]

/** A vendor in memory, whose statement lists every order. */
const createMemoryVendor = () => {
  const lines = new Map<string, ReportedOrder & { readonly teamId: TeamId }>()
  const dependencies: Pick<OrdersDependencies, 'vendorNamed' | 'statementOf'> = {
    vendorNamed: async () => ({
      client: {
        findOrder: async ({ vendorOrderId }) => {
          const line = lines.get(vendorOrderId ?? '')
          if (!line) return null
          const { status } = line
          return { vendorOrderId: line.vendorOrderId, status, shipped: [], delivery: null, problem: null }
        },
      },
    }),
    statementOf: async teamId => [...lines.values()].filter(line => line.teamId === teamId),
  }
  return { lines, dependencies }
}

/**
 * Plays random gift cards and payouts. Their vendor cancels, returns, forgets or doubles them without a word with the given
 * probability, or lists one that was never placed.
 */
export const playOrders = async (
  { teams, ledger, memory, record, settle }: Reconciling,
  { seed, count, faultProbability }: { seed: number; count: number; faultProbability: number },
) => {
  const random = createRandom(seed)
  const { lines, dependencies } = createMemoryVendor()
  const redemptionIds: { readonly teamId: TeamId; readonly redemptionId: RedemptionId }[] = []
  let faulty = 0
  const faultOf = (): Fault | undefined => {
    if (!random.chance(faultProbability)) return undefined
    faulty += 1
    return random.pick(faults)
  }
  const done = async (outcome: ReturnType<typeof ledger.handle>): Promise<void> => {
    await settle(accepted(await outcome).events)
  }

  for (const team of teams) {
    const { teamId } = team
    const paymentReference = `pi_orders_${teamId}`
    const data = { topUpId: derivedId('orders', teamId), points: 100_000_000, paymentReference }
    await team.adjust('Ann', data.points)
    await record(teamId, { type: 'topUpFund', data }, at)
    const purpose = { kind: 'topUp', topUpId: data.topUpId } as const
    memory.put({ paymentReference, teamId, purpose, cents: data.points, currency: 'usd', at, reversals: [] })
  }

  for (let index = 0; index < count; index += 1) {
    const team = random.pick(teams)
    const { teamId } = team
    const key = `order ${seed} ${index}`
    const redemptionId = team.redemptionId(key)
    const vendorOrderId = `T-${seed}-${index}`
    const cents = random.between(100, 20_000)
    const type = random.pick(['GIFT_CARD', 'PAYPAL'] as const)
    const envelope = (name: string) => ({
      id: derivedId(name, key),
      teamId,
      actor: { kind: 'system', id: 'spec' } as const,
      occurredAt: at,
    })
    const order = type === 'GIFT_CARD' ? { ...testOrders.GIFT_CARD, vendor } : testOrders.PAYPAL
    await done(team.redeem('Ann', key, cents, { funding: 'fund', type, order, at }))
    await done(ledger.handle({ type: 'startOrder', ...envelope('start'), data: { redemptionId, vendor } }))
    await done(
      ledger.handle({ type: 'acceptOrder', ...envelope('accept'), data: { redemptionId, vendorOrderId } }),
    )
    const isComplete = random.chance(0.5)
    if (isComplete)
      await done(
        ledger.handle({ type: 'completeRedemption', ...envelope('complete'), data: { redemptionId } }),
      )
    redemptionIds.push({ teamId, redemptionId })
    const fault = faultOf()
    const line = { teamId, vendorOrderId, handle: orderHandleOf(redemptionId), cents, at }
    const status = statusOf(fault, isComplete)
    if (fault !== 'forgotten') lines.set(vendorOrderId, { ...line, status })
    for (const other of othersOf(fault, line, random)) lines.set(other.vendorOrderId, { ...other, status })
  }
  return {
    dependencies,
    faults: faulty,
    period: playedPeriod,
    /** What the vendor charges for. */
    vendorCents: (): number =>
      sumPoints(
        [...lines.values()].map(({ status, cents }) =>
          status === 'cancelled' || status === 'returned' ? 0 : cents,
        ),
      ),
    /** What the redemptions cost that were not given back. */
    bookedCents: async (): Promise<number> => {
      let sum = 0
      for (const { teamId, redemptionId } of redemptionIds) {
        const state = await ledger.redemption(teamId, redemptionId)
        if (state.status === 'PENDING' || state.status === 'COMPLETE') sum += state.points
      }
      return sum
    },
  }
}

const statusOf = (fault: Fault | undefined, isComplete: boolean): ReportedStatus => {
  if (fault === 'cancelled' || fault === 'returned') return fault
  return isComplete ? 'complete' : 'pending'
}

type Line = Omit<ReportedOrder, 'status'> & { readonly teamId: TeamId }

const othersOf = (fault: Fault | undefined, line: Line, random: Random): readonly Line[] => {
  if (fault === 'twice') return [{ ...line, vendorOrderId: `${line.vendorOrderId}-again` }]
  if (fault !== 'strange') return []
  const cents = random.between(100, 20_000)
  return [{ ...line, vendorOrderId: `${line.vendorOrderId}-strange`, handle: null, cents }]
}

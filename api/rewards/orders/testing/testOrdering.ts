import { verifyLedger } from '@laurel/ledger/audit/verifyLedger.ts'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import { createMemoryLog } from '@laurel/ledger/log/memory/memoryLog.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import { orderHandleOf } from '@laurel/ledger/rewards/orders/orderHandle.ts'
import type { HoldReason } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import { testOrders } from '@laurel/ledger/testing/testOrders.ts'
import { accepted, createTestTeam } from '@laurel/ledger/testing/testTeam.ts'
import type { ConnectedVendor } from '../../vendors/connectedVendor.ts'
import type { VendorCapabilities } from '../../vendors/port.ts'
import { createMemoryVendor } from '../../vendors/testing/memoryVendor.ts'
import { applyOrderReport } from '../applyOrderReport.ts'
import { lostCallMilliseconds, placeOrder } from '../placeOrder.ts'

/** The types that the vendor in memory fulfils. */
export const orderedTypes = ['GIFT_CARD', 'PAYPAL', 'AMAZON', 'DONATION', 'INTEGRATION_CUSTOM'] as const
export type OrderedType = (typeof orderedTypes)[number]

const startPoints = 1000

/** Ann with 1,000 points, a fund of 10,000, and a vendor in memory. */
export const createTestOrdering = async (
  capabilities: Partial<VendorCapabilities> = {},
  clock?: () => Instant,
) => {
  const log = createMemoryLog()
  const ledger = createLedger({ log })
  const team = await createTestTeam(ledger, { memberNames: ['Ann'] })
  accepted(await team.adjust('Ann', startPoints))
  accepted(await team.topUp(10_000))
  const memory = createMemoryVendor(capabilities)
  let connected: ConnectedVendor | null = {
    name: memory.vendor.name,
    capabilities: memory.vendor.capabilities,
    client: memory.client,
  }
  let now: Instant = '2026-03-11T09:00:00.000Z'
  const calledAt = new Map<string, Instant>()
  const dependencies = {
    ledger,
    log,
    settle: (events: Parameters<typeof settle>[1]) => settle(ledger, events),
    clock: clock ?? (() => now),
    vendorFor: () => Promise.resolve(connected),
    vendorNamed: () => Promise.resolve(connected),
  }
  const subjectOf = (key: string) => ({ teamId: team.teamId, redemptionId: team.redemptionId(key) })
  const signal = new AbortController().signal

  return {
    log,
    startPoints,
    team,
    ledger,
    memory,
    dependencies,
    subjectOf,
    /** Redeems 100 points of Ann's for something that the vendor delivers. */
    redeem: async (key: string, type: OrderedType = 'GIFT_CARD', holdFor?: HoldReason) => {
      const options = { type, order: testOrders[type], funding: 'fund' as const }
      const outcome = await team.redeem('Ann', key, 100, { ...options, ...(holdFor ? { holdFor } : {}) })
      await settle(ledger, accepted(outcome).events)
    },
    /** Ends the hold of a redemption. */
    release: async (key: string) => {
      accepted(
        await ledger.handle({
          type: 'releaseRedemption',
          id: team.shoutoutId('release'),
          teamId: team.teamId,
          actor: { kind: 'system', id: 'spec' },
          occurredAt: now,
          data: { redemptionId: team.redemptionId(key) },
        }),
      )
    },
    place: (key: string) => {
      const calls = {
        lastCallAt: calledAt.get(key) ?? null,
        note: (at: Instant) => {
          calledAt.set(key, at)
          return Promise.resolve()
        },
      }
      return placeOrder({ ...dependencies, calls }, subjectOf(key), signal)
    },
    /** The team is connected to no vendor any more. */
    disconnect: () => {
      connected = null
    },
    /** Applies what the vendor says now. */
    look: async (key: string) => {
      const subject = subjectOf(key)
      const state = await ledger.redemption(subject.teamId, subject.redemptionId)
      if (state.status === 'NONE' || !state.vendorOrder) throw new Error(`${key} was not ordered.`)
      return applyOrderReport(dependencies, subject, memory.report(state.vendorOrder.handle))
    },
    handleOf: async (key: string): Promise<string> => {
      const { teamId, redemptionId } = subjectOf(key)
      const state = await ledger.redemption(teamId, redemptionId)
      if (state.status === 'NONE' || !state.vendorOrder) throw new Error(`${key} was not ordered.`)
      return state.vendorOrder.handle
    },
    /** The orders that the vendor has for a redemption. */
    ordersOf: (key: string) => {
      const handle = orderHandleOf(team.redemptionId(key))
      return memory.orders().filter(order => order.handle === handle)
    },
    /** The order of a redemption that the ledger has started and the vendor has. */
    vendorOrderOf: async (key: string) => {
      const { teamId, redemptionId } = subjectOf(key)
      const state = await ledger.redemption(teamId, redemptionId)
      if (state.status === 'NONE' || !state.vendorOrder) return undefined
      const { handle } = state.vendorOrder
      return memory.orders().find(order => order.handle === handle)
    },
    statusOf: async (key: string) => {
      const { teamId, redemptionId } = subjectOf(key)
      return (await ledger.redemption(teamId, redemptionId)).status
    },
    /** Lets the time pass in which a lost call may arrive. */
    waitForLostCalls: () => {
      memory.arrive()
      now = addMilliseconds(now, lostCallMilliseconds)
    },
    pass: (milliseconds: number) => {
      now = addMilliseconds(now, milliseconds)
    },
    /** Ann's points, and what the fund has left and has paid. Throws where the books do not verify. */
    balances: async () => {
      const { books, findings, underWay } = await verifyLedger(log)
      if (findings.length > 0 || underWay.length > 0) throw new Error(JSON.stringify({ findings, underWay }))
      return {
        ann: books.balanceOf(team.teamId, 'redeemable', team.memberId('Ann')),
        fund: books.balanceOf(team.teamId, 'fund'),
        paid: books.balanceOf(team.teamId, 'paid'),
      }
    },
    eventTypes: async () => {
      const types: string[] = []
      for await (const batch of log.readAll()) types.push(...batch.map(({ type }) => type))
      return types
    },
  }
}

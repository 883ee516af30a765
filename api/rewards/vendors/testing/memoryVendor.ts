import type { RewardOrder } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import { z } from 'zod'
import { VendorUncertain } from '../../../partners/vendorUncertain.ts'
import type {
  OrderReport,
  OrderRequest,
  Refused,
  ReportedStatus,
  RewardVendor,
  SoughtOrder,
  VendorCapabilities,
  VendorClient,
} from '../port.ts'

/** A fault of the next call. */
export type MemoryFault =
  /** The call does not arrive. */
  | 'loseCall'
  /** The call does its work, and its answer is lost. */
  | 'loseAnswer'
  /** The call is lost for the client, and arrives later. */
  | 'delayCall'

type MemoryOrder = { readonly request: OrderRequest; report: OrderReport }

export const MemorySettings = z.strictObject({ key: z.string().min(1).max(200) })
export type MemorySettings = z.infer<typeof MemorySettings>

const capabilities: VendorCapabilities = {
  isHandleIdempotent: true,
  isLookUpAuthoritative: true,
  remembersHandlesForDays: null,
}

/** A vendor in memory, with orders that a spec moves and faults that it plans. */
export const createMemoryVendor = (changes: Partial<VendorCapabilities> = {}) => {
  const orders: MemoryOrder[] = []
  const faults: MemoryFault[] = []
  const delayed: (() => unknown)[] = []
  let refusal: Refused | undefined
  let status: ReportedStatus = 'pending'

  /** Runs a call with the next fault. */
  const call = async <Answer>(signal: AbortSignal, work: () => Answer): Promise<Answer> => {
    signal.throwIfAborted()
    const fault = faults.shift()
    if (fault === 'loseCall') throw new VendorUncertain('The connection was lost.')
    if (fault === 'delayCall') {
      delayed.push(work)
      throw new VendorUncertain('The call timed out.')
    }
    const answer = work()
    if (fault === 'loseAnswer') throw new VendorUncertain('The vendor answered 500.')
    return answer
  }
  const orderOf = ({ handle, vendorOrderId }: SoughtOrder): MemoryOrder | undefined =>
    orders.find(({ request, report }) => report.vendorOrderId === vendorOrderId || request.handle === handle)
  const known = (handle: string): MemoryOrder => {
    const order = orderOf({ handle, vendorOrderId: null })
    if (!order) throw new Error(`There is no order ${handle}.`)
    return order
  }

  const able = { ...capabilities, ...changes }
  const client: VendorClient = {
    testConnection: signal => call(signal, () => ({ kind: 'connected', detail: 'Memory' })),
    placeOrder: (request, signal) =>
      call(signal, () => {
        const before = orderOf({ handle: request.handle, vendorOrderId: null })
        if (before && able.isHandleIdempotent) return { kind: 'accepted', report: before.report }
        if (refusal) return refusal
        const vendorOrderId = `M-${orders.length + 1}`
        const report = { vendorOrderId, status, shipped: [], delivery: deliveryOf(status), problem: null }
        orders.push({ request, report })
        return { kind: 'accepted', report }
      }),
    findOrder: (sought, signal) => call(signal, () => orderOf(sought)?.report ?? null),
  }

  const vendor: RewardVendor<MemorySettings> = {
    name: 'memory',
    title: 'Memory',
    orderKinds: [
      'giftCard',
      'integrationItem',
      'payout',
      'amazon',
      'donation',
    ] satisfies RewardOrder['kind'][],
    capabilities: able,
    settings: MemorySettings,
    create: () => client,
  }

  return {
    vendor,
    client,
    /** The vendor forgets the orders of long ago. */
    forget: () => void orders.splice(0),
    /** Every order that the vendor has. */
    orders: () => orders.map(({ request, report }) => ({ ...request, ...report })),
    /** Plans the faults of the next calls, one each. */
    plan: (...next: MemoryFault[]) => faults.push(...next),
    refuse: (next: Refused | undefined) => {
      refusal = next
    },
    /** Delayed calls arrive. */
    arrive: () => {
      for (const work of delayed.splice(0)) work()
    },
    /** Ends all faults and refusals. */
    heal: () => {
      faults.splice(0)
      refusal = undefined
    },
    /** The status of new orders. */
    accept: (next: ReportedStatus) => {
      status = next
    },
    /** Moves an order on the side of the vendor. */
    move: (handle: string, next: Partial<OrderReport>) => {
      const order = known(handle)
      const delivery = next.status ? deliveryOf(next.status) : order.report.delivery
      order.report = { ...order.report, delivery, ...next }
    },
    /** What the vendor says about an order now. */
    report: (handle: string): OrderReport => known(handle).report,
  }
}

export type MemoryVendor = ReturnType<typeof createMemoryVendor>

const deliveryOf = (status: ReportedStatus): OrderReport['delivery'] =>
  status === 'complete'
    ? { credentials: [{ label: 'Code', value: 'MEMORY-1', kind: 'code' }], instructions: '' }
    : null

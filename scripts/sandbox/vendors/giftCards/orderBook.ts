import type { ReportedStatus } from '@laurel/api/rewards/vendors/port.ts'
import type { VendorFault } from '@laurel/api/rewards/vendors/suite/vendorFault.ts'
import { z } from 'zod'
import { NotPossible } from '../../people/actor.ts'
import type { StandInControl, StandInMessage, StandInSurroundings } from '../standIn.ts'

const GiftCardOrder = z.object({
  id: z.string(),
  handle: z.string(),
  /** What was ordered, in the words of the vendor. */
  sku: z.string(),
  amount: z.number(),
  status: z.enum(['pending', 'processing', 'complete', 'cancelled', 'returned', 'unknown']),
  createdAt: z.string(),
})
export type GiftCardOrder = z.infer<typeof GiftCardOrder>

/** The orders of one stand-in of a vendor, the faults of its next calls, and its messages. */
export const createOrderBook = (
  prefix: string,
  { clock, memory, sendWebhook }: Omit<StandInSurroundings, 'url'>,
  messageAbout: (order: GiftCardOrder) => StandInMessage,
) => {
  const orders: GiftCardOrder[] = z
    .array(GiftCardOrder)
    .catch([])
    .parse(memory.read() ?? [])
  const faults: VendorFault[] = []
  let losesWebhook = false
  const under = (handle: string): GiftCardOrder | undefined => orders.find(order => order.handle === handle)
  const known = (handle: string): GiftCardOrder => {
    const order = under(handle)
    if (!order) throw new NotPossible(`There is no order ${handle}.`)
    return order
  }
  const set = (handle: string, status: GiftCardOrder['status']): void => {
    known(handle).status = status
    memory.write(orders)
  }
  const notify = async (handle: string): Promise<void> => {
    if (!losesWebhook) await sendWebhook(messageAbout(known(handle)))
    losesWebhook = false
  }
  return {
    takeFault: (): VendorFault | undefined => faults.shift(),
    add: (order: Pick<GiftCardOrder, 'handle' | 'sku' | 'amount' | 'status'>): GiftCardOrder => {
      const id = `${prefix}-${String(orders.length + 1).padStart(6, '0')}`
      const added = { ...order, id, createdAt: clock() }
      orders.push(added)
      memory.write(orders)
      return added
    },
    under,
    byId: (id: string): GiftCardOrder | undefined => orders.find(order => order.id === id),
    /** Sets a status without a message. */
    set,
    control: {
      plan: (fault: VendorFault): void => void faults.push(fault),
      move: async (handle: string, status: ReportedStatus): Promise<void> => {
        set(handle, status)
        await notify(handle)
      },
      setUnknownStatus: (handle: string): void => set(handle, 'unknown'),
      loseWebhook: (): void => {
        losesWebhook = true
      },
      notify,
      orders: () => orders.map(({ handle, id, status }) => ({ handle, vendorOrderId: id, status })),
    } satisfies StandInControl,
  }
}

export type OrderBook = ReturnType<typeof createOrderBook>

/** The code of a card, a function of its order. */
export const codeOf = (id: string): string => {
  const digits = Array.from(id).reduce(
    (sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 100_000_000,
    7,
  )
  const text = String(digits).padStart(8, '0')
  return `LRL${text.slice(0, 4)}-${text.slice(4)}`
}

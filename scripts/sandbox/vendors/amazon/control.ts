import { randomBytes } from 'node:crypto'
import type { ReportedStatus } from '@laurel/api/rewards/vendors/port.ts'
import type { VendorFault } from '@laurel/api/rewards/vendors/suite/vendorFault.ts'
import { z } from 'zod'
import { NotPossible } from '../../people/actor.ts'
import type { StandInControl, StandInSurroundings } from '../standIn.ts'
import { KeptOrder } from './orders.ts'

const KeptOrders = z.array(KeptOrder)
const tokenMilliseconds = 3_600_000

/** The state of the stand-in, and what a spec or a person moves from the side of Amazon. */
export const createAmazonControl = ({ clock, memory }: Pick<StandInSurroundings, 'clock' | 'memory'>) => {
  const orders = new Map(
    KeptOrders.parse(memory.read() ?? []).map(order => [order.externalId, order] as const),
  )
  const tokens = new Map<string, number>()
  const faults: VendorFault[] = []
  const now = () => Date.parse(clock())
  let raisePercent = 0
  let isDown = false
  let delayMilliseconds = 0
  let searches = 0

  const put = (order: KeptOrder): void => {
    orders.set(order.externalId, order)
    memory.write([...orders.values()])
  }
  const set = (handle: string, status: KeptOrder['status']): void => {
    const order = orders.get(handle)
    if (!order) throw new NotPossible(`There is no order ${handle}.`)
    put({ ...order, status })
  }
  return {
    plan: (fault: VendorFault) => void faults.push(fault),
    move: (handle: string, status: ReportedStatus) => set(handle, status),
    orders: () =>
      [...orders.values()].map(({ externalId, identifier, status }) => ({
        handle: externalId,
        vendorOrderId: identifier,
        status,
      })),
    /** An artifact that Laurel has never heard of. */
    setUnknownStatus: (handle: string) => set(handle, 'unheardOf'),
    order: (externalId: string) => orders.get(externalId),
    put,
    newTrackingNumber: () => `1Z${randomBytes(8).toString('hex').toUpperCase()}`,
    nextFault: () => faults.shift(),
    /** Every price is higher by this much from now on. */
    raisePrices: (percent: number) => {
      raisePercent = percent
    },
    raisePercent: () => raisePercent,
    /** Product searches answer 500 while it is down. */
    setDown: (down: boolean) => {
      isDown = down
    },
    isDown: () => isDown,
    /** Product searches answer this much later. */
    delayAnswers: (milliseconds: number) => {
      delayMilliseconds = milliseconds
    },
    delayMilliseconds: () => delayMilliseconds,
    countSearch: () => {
      searches += 1
    },
    /** The number of calls of the product search. */
    searches: () => searches,
    newToken: (): string => {
      const token = `Atza|${randomBytes(16).toString('hex')}`
      tokens.set(token, now() + tokenMilliseconds)
      return token
    },
    isToken: (token: unknown): boolean => typeof token === 'string' && (tokens.get(token) ?? 0) > now(),
    /** Every access token is void, as after an hour. */
    endAccess: () => tokens.clear(),
  } satisfies StandInControl & Record<string, unknown>
}

export type AmazonControl = ReturnType<typeof createAmazonControl>

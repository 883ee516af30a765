import type { ReportedStatus } from '@laurel/api/rewards/vendors/port.ts'
import type { VendorFault } from '@laurel/api/rewards/vendors/suite/vendorFault.ts'
import { z } from 'zod'
import type { LineTrouble } from '../line.ts'

const Orders = z.array(z.object({ handle: z.string(), vendorOrderId: z.string(), status: z.string() }))

/** The side of a vendor, over the HTTP of its stand-in. */
export const controlStandIn = (origin: string) => {
  const post = async (path: string, body: unknown = {}): Promise<void> => {
    const answer = await fetch(`${origin}/_control/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`)
  }
  const orders = async () => Orders.parse(await (await fetch(`${origin}/_control/orders`)).json())
  return {
    /** A control that this vendor alone has. */
    post,
    orders,
    plan: (fault: VendorFault) => post('faults', fault),
    line: (trouble: Partial<LineTrouble>) => post('line', trouble),
    move: (handle: string, status: ReportedStatus) => post('move', { handle, status }),
    setStatus: (handle: string, status: string) => post('status', { handle, status }),
    setUnknownStatus: (handle: string) => post('unknown-status', { handle }),
    notify: (handle: string) => post('notify', { handle }),
    loseWebhook: () => post('lose-webhook'),
    endAccess: () => post('end-access'),
    ordersUnder: async (handle: string): Promise<number> =>
      (await orders()).filter(order => order.handle === handle).length,
  }
}

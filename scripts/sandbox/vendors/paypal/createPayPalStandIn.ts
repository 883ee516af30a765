import { createHmac, randomUUID } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { ReportedStatus } from '@laurel/api/rewards/vendors/port.ts'
import type { VendorFault } from '@laurel/api/rewards/vendors/suite/vendorFault.ts'
import { z } from 'zod'
import { NotPossible } from '../../people/actor.ts'
import type { StandInControl } from '../standIn.ts'
import { eventAbout, handleOf, Payout } from './payouts.ts'
import { payPalPlugin } from './payPalPlugin.ts'
import type { PayPalStandInOptions, PayPalState } from './payPalState.ts'

/** A PayPal with Payouts, for one business account: its HTTP below `/v1`, and its control. */
export const createPayPalStandIn = (options: PayPalStandInOptions) => {
  const { clock, clientSecret, webhookId, memory, sendWebhook } = options
  const payouts = z.array(Payout).parse(memory.read() ?? [])
  let losesWebhook = false
  const state: PayPalState = {
    options,
    payouts,
    faults: [],
    tokens: new Set(),
    add: payout => {
      payouts.push(payout)
      memory.write(payouts)
    },
    change: (payout, status) => {
      payout.status = status
      payout.changedAt = Date.parse(clock())
      memory.write(payouts)
    },
    sign: (event, transmissionId, time) =>
      createHmac('sha256', clientSecret)
        .update(`${transmissionId}|${time}|${webhookId}|${crc32(event)}`)
        .digest('base64'),
  }
  const known = (handle: string): Payout => {
    const payout = payouts.find(each => handleOf(each) === handle)
    if (!payout) throw new NotPossible(`PayPal has no payout ${handle}.`)
    return payout
  }
  const webhookAbout = (payout: Payout) => {
    const body = JSON.stringify(eventAbout(payout))
    const transmissionId = randomUUID()
    const time = clock()
    return {
      body,
      headers: {
        'content-type': 'application/json',
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-360caa42-fca2a594',
        'paypal-transmission-id': transmissionId,
        'paypal-transmission-time': time,
        'paypal-transmission-sig': state.sign(body, transmissionId, time),
      },
    }
  }
  /** Sets a status in PayPal's own words, and tells the sender. */
  const setStatus = async (handle: string, status: string): Promise<void> => {
    state.change(known(handle), status)
    await notify(handle)
  }
  const notify = async (handle: string): Promise<void> => {
    if (!losesWebhook) await sendWebhook?.(webhookAbout(known(handle)))
    losesWebhook = false
  }

  const control = {
    plan: (fault: VendorFault): void => void state.faults.push(fault),
    move: (handle: string, status: ReportedStatus) => setStatus(handle, statusOf[status]),
    loseWebhook: (): void => {
      losesWebhook = true
    },
    orders: () =>
      payouts.map(payout => ({
        handle: handleOf(payout),
        vendorOrderId: payout.batchId,
        status: payout.status,
      })),
    setStatus,
    setUnknownStatus: (handle: string) => setStatus(handle, 'UNDER_A_NEW_REVIEW'),
    notify,
    endAccess: (): void => state.tokens.clear(),
  } satisfies StandInControl
  return { plugin: payPalPlugin(state), control }
}

const statusOf = {
  pending: 'PENDING',
  processing: 'PENDING',
  complete: 'SUCCESS',
  cancelled: 'RETURNED',
  returned: 'RETURNED',
} as const satisfies Record<ReportedStatus, string>

import { createHmac, randomUUID } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { ReportedStatus, WebhookRequest } from '@laurel/api/rewards/vendors/port.ts'
import type { VendorFault } from '@laurel/api/rewards/vendors/suite/describeVendor.ts'
import { z } from 'zod'
import { eventAbout, handleOf, Payout } from './payouts.ts'
import { payPalPlugin } from './payPalPlugin.ts'

export type PayPalStandInOptions = {
  readonly clock: () => Date
  readonly clientId: string
  readonly clientSecret: string
  readonly webhookId: string
  /** Keeps the payouts between starts. Left out, they are gone with the process. */
  readonly store?: { readonly read: () => unknown; readonly write: (state: unknown) => void }
  /** Payouts arrive by themselves after this time; left out, only when they are moved. */
  readonly arriveMilliseconds?: number
}

export type PayPalState = {
  readonly options: PayPalStandInOptions
  readonly payouts: Payout[]
  readonly faults: VendorFault[]
  readonly tokens: Set<string>
  readonly save: () => void
  readonly sign: (event: string, transmissionId: string, time: string) => string
}

/** A PayPal with Payouts, for one business account: its HTTP below `/v1`, and its control. */
export const createPayPalStandIn = (options: PayPalStandInOptions) => {
  const { clock, clientSecret, webhookId, store } = options
  const payouts = z.array(Payout).parse(store?.read() ?? [])
  const state: PayPalState = {
    options,
    payouts,
    faults: [],
    tokens: new Set(),
    save: () => store?.write(payouts),
    sign: (event, transmissionId, time) =>
      createHmac('sha256', clientSecret)
        .update(`${transmissionId}|${time}|${webhookId}|${crc32(event)}`)
        .digest('base64'),
  }
  const known = (handle: string): Payout => {
    const payout = payouts.find(each => handleOf(each) === handle)
    if (!payout) throw new Error(`PayPal has no payout ${handle}.`)
    return payout
  }
  const setStatus = (handle: string, status: string): void => {
    const payout = known(handle)
    payout.status = status
    payout.changedAt = clock().getTime()
    state.save()
  }

  const control = {
    plan: (fault: VendorFault): void => void state.faults.push(fault),
    ordersUnder: (handle: string): number => payouts.filter(each => handleOf(each) === handle).length,
    payouts: (): readonly Payout[] => payouts,
    /** Sets a status in PayPal's own words. */
    setStatus,
    move: (handle: string, status: ReportedStatus): void => setStatus(handle, statusOf[status]),
    /** Ends all tokens before their time. */
    endTokens: (): void => state.tokens.clear(),
    /** The message that PayPal sends about a payout as it is now. */
    webhookAbout: (handle: string): WebhookRequest => {
      const event = JSON.stringify(eventAbout(known(handle)))
      const transmissionId = randomUUID()
      const time = clock().toISOString()
      return {
        body: Buffer.from(event),
        headers: {
          'content-type': 'application/json',
          'paypal-auth-algo': 'SHA256withRSA',
          'paypal-cert-url': 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-360caa42-fca2a594',
          'paypal-transmission-id': transmissionId,
          'paypal-transmission-time': time,
          'paypal-transmission-sig': state.sign(event, transmissionId, time),
        },
      }
    },
  }
  return { plugin: payPalPlugin(state), control }
}

export type PayPalStandIn = ReturnType<typeof createPayPalStandIn>
export type PayPalControl = PayPalStandIn['control']

const statusOf = {
  pending: 'PENDING',
  processing: 'PENDING',
  complete: 'SUCCESS',
  cancelled: 'RETURNED',
  returned: 'RETURNED',
} as const satisfies Record<ReportedStatus, string>

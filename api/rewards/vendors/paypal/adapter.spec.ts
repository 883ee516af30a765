import {
  createPayPalStandIn,
  type PayPalStandIn,
} from '@laurel/scripts/sandbox/vendors/paypal/createPayPalStandIn.ts'
import { volatileMemory } from '@laurel/scripts/sandbox/vendors/standInMemory.ts'
import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import type { OrderRequest } from '../port.ts'
import { describeVendor, type VendorBench } from '../suite/describeVendor.ts'
import { contractsFolder, openApiFetch } from '../suite/openApiFetch.ts'
import { VendorUncertain } from '../vendorUncertain.ts'
import type { PayoutOrder } from './payoutRequest.ts'
import { payPal } from './payPal.ts'
import { createPayPalClient } from './payPalClient.ts'
import type { PayPalSettings } from './settings.ts'

const settings = {
  environment: 'sandbox',
  clientId: 'client-of-evergreen',
  clientSecret: 'secret-of-evergreen',
  webhookId: '1JE4291016473214C',
} as const satisfies PayPalSettings

const order: PayoutOrder = {
  kind: 'payout',
  rail: 'paypal',
  destination: 'ann@evergreen.example',
  sent: { minor: 975, currency: 'USD' },
  exchangeRate: '1',
  fee: { minor: 25, currency: 'USD' },
}

const callMilliseconds = 250
const { signal } = new AbortController()

const contract = contractsFolder
  ? openApiFetch(fetch, {
      files: ['paypal/payments_payouts_batch_v1.json', 'paypal/notifications_webhooks_v1.json'],
      prefix: '/vendors/paypal',
    })
  : undefined

type Bench = VendorBench & { readonly standIn: PayPalStandIn; readonly clock: { now: Date } }

const start = async (changes: Partial<PayPalSettings> = {}): Promise<Bench> => {
  const clock = { now: new Date('2026-03-11T09:00:00.000Z') }
  const standIn = createPayPalStandIn({
    ...settings,
    clock: () => clock.now.toISOString(),
    memory: volatileMemory(),
  })
  const server = Fastify({ forceCloseConnections: true })
  await server.register(standIn.plugin, { prefix: '/vendors/paypal' })
  const url = await server.listen({ host: '127.0.0.1', port: 0 })
  const client = createPayPalClient(
    { ...settings, ...changes },
    {
      fetch: (...call) => (contract && isChecked ? contract.fetch(...call) : fetch(...call)),
      clock: () => clock.now.toISOString(),
      random: () => 0.5,
      origin: `${url}/vendors/paypal`,
    },
    callMilliseconds,
  )
  const { control } = standIn
  let isChecked = true
  return {
    standIn,
    clock,
    client,
    plan: async fault => control.plan(fault),
    ordersUnder: async handle => control.ordersUnder(handle),
    move: async (handle, status) => control.move(handle, status),
    setUnknownStatus: async handle => {
      isChecked = false
      await control.setStatus(handle, 'UNDER_A_NEW_REVIEW')
    },
    webhookAbout: async handle => {
      const { body, headers } = control.webhookAbout(handle)
      return { body: Buffer.from(body), headers }
    },
    stop: () => server.close(),
  }
}

describeVendor('PayPal', {
  capabilities: payPal.capabilities,
  order,
  secrets: [
    settings.clientSecret,
    Buffer.from(`${settings.clientId}:${settings.clientSecret}`).toString('base64'),
  ],
  faults: ['loseCall', 'loseAnswer', 'hang', 'refuse'],
  refusals: ['INSUFFICIENT_FUNDS', 'INVALID_DESTINATION', 'NOT_AVAILABLE', 'REFUSED'],
  isFoundByHandle: false,
  statuses: ['pending', 'complete', 'cancelled'],
  start,
})

describe('a payout', () => {
  const recipient = { name: 'Ann Meadow', email: null }
  const request: OrderRequest = { order, handle: 'lr000000000000000000000000000001', recipient }
  const withPayPal = async (body: (bench: Bench) => Promise<void>, changes?: { clientSecret: string }) => {
    const bench = await start(changes)
    try {
      await body(bench)
    } finally {
      await bench.stop()
    }
  }
  const place = async ({ client }: Bench, wanted: Partial<OrderRequest> = {}) => {
    const result = await client.placeOrder({ ...request, ...wanted }, signal)
    if (result.kind === 'refused') throw new Error(result.problem)
    return result.report
  }

  test('whose answer was lost is adopted at the next attempt under the same handle', () =>
    withPayPal(async bench => {
      await bench.plan({ kind: 'loseAnswer' })
      await expect(place(bench)).rejects.toBeInstanceOf(VendorUncertain)
      const { vendorOrderId } = await place(bench)
      expect(bench.standIn.control.payouts().map(({ batchId }) => batchId)).toEqual([vendorOrderId])
    }))

  test.each([
    ['SUCCESS', 'complete'],
    ['FAILED', 'cancelled'],
    ['RETURNED', 'cancelled'],
    ['BLOCKED', 'cancelled'],
    ['REFUNDED', 'cancelled'],
    ['REVERSED', 'cancelled'],
    ['DENIED', 'cancelled'],
    ['PENDING', 'pending'],
    ['UNCLAIMED', 'pending'],
    ['ONHOLD', 'pending'],
  ])('that PayPal calls %s is %s', (theirs, status) =>
    withPayPal(async bench => {
      const { vendorOrderId } = await place(bench)
      await bench.standIn.control.setStatus(request.handle, theirs)
      const report = await bench.client.findOrder({ handle: request.handle, vendorOrderId }, signal)
      expect(report?.status).toBe(status)
    }),
  )

  test('goes to a phone number of Venmo with a note and as the exact amount', () =>
    withPayPal(async bench => {
      await place(bench, { order: { ...order, rail: 'venmo', destination: '+14155550100' } })
      const [payout] = bench.standIn.control.payouts()
      expect(payout?.request.items).toMatchObject([
        {
          recipient_type: 'PHONE',
          recipient_wallet: 'VENMO',
          receiver: '+14155550100',
          amount: { currency: 'USD', value: '9.75' },
          sender_item_id: request.handle,
        },
      ])
      expect(payout?.request.items[0]?.note).not.toBe('')
    }))

  test('is cancelled only while it is not claimed', () =>
    withPayPal(async bench => {
      const { vendorOrderId } = await place(bench)
      const sought = { handle: request.handle, vendorOrderId }
      expect(await bench.client.cancelOrder?.(sought, signal)).toMatchObject({ kind: 'refused' })
      await bench.standIn.control.setStatus(request.handle, 'UNCLAIMED')
      expect(await bench.client.cancelOrder?.(sought, signal)).toMatchObject({ status: 'cancelled' })
    }))

  test('is made under a new token after PayPal ended the former one', () =>
    withPayPal(async bench => {
      await bench.client.testConnection(signal)
      bench.standIn.control.endTokens()
      expect(await place(bench)).toMatchObject({ status: 'pending' })
    }))

  test('waits for an administrator where the credentials are wrong', () =>
    withPayPal(
      async bench => {
        expect(await bench.client.testConnection(signal)).toMatchObject({ kind: 'failed' })
        await expect(place(bench)).rejects.toBeInstanceOf(VendorUncertain)
      },
      { clientSecret: 'a-former-secret' },
    ))
})

test('no message is taken from PayPal without the id of the webhook', () => {
  const { webhookId: _webhookId, ...withoutWebhook } = settings
  const surroundings = { fetch, clock: () => '2026-03-11T09:00:00.000Z', random: () => 0.5 }
  expect(payPal.create(withoutWebhook, surroundings).webhook).toBeUndefined()
})

describe.skipIf(contract === undefined)('the contract of PayPal (skipped without LAUREL_CONTRACTS)', () => {
  test('holds for every request and every answer above', () => {
    expect(contract?.violations).toEqual([])
    const calls = contract?.checked.map(line => line.replace(/payouts(-item)?\/[^/ ]+/, 'payouts$1/…'))
    expect([...new Set(calls)]).toEqual(
      expect.arrayContaining([
        'get /v1/payments/payouts/… 200',
        'post /v1/notifications/verify-webhook-signature 200',
        'post /v1/payments/payouts 201',
        'post /v1/payments/payouts 400',
        'post /v1/payments/payouts 500',
        'post /v1/payments/payouts-item/…/cancel 200',
      ]),
    )
  })
})

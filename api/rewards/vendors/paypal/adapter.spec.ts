import type { LineTrouble } from '@laurel/scripts/sandbox/vendors/line.ts'
import { payPalStandIn } from '@laurel/scripts/sandbox/vendors/paypal/payPalStandIn.ts'
import { useStandIns } from '@laurel/scripts/sandbox/vendors/testing/useStandIns.ts'
import { standInTime } from '@laurel/scripts/sandbox/vendors/testing/vendorWanted.ts'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { VendorUncertain } from '../../../partners/vendorUncertain.ts'
import type { OrderRequest } from '../port.ts'
import { describeVendor } from '../suite/describeVendor.ts'
import { contractsFolder, openApiFetch } from '../suite/openApiFetch.ts'
import { callMilliseconds, remoteBench } from '../testing/remoteBench.ts'
import type { PayoutOrder } from './payoutRequest.ts'
import { payPal } from './payPal.ts'
import { createPayPalClient } from './payPalClient.ts'
import { PayPalSettings } from './settings.ts'

const settings = PayPalSettings.parse(payPalStandIn.settings)

const order: PayoutOrder = {
  kind: 'payout',
  rail: 'paypal',
  destination: 'ann@evergreen.example',
  sent: { minor: 975, currency: 'USD' },
  exchangeRate: '1',
  fee: { minor: 25, currency: 'USD' },
}

const { signal } = new AbortController()

const contract = contractsFolder
  ? openApiFetch(fetch, {
      files: ['paypal/payments_payouts_batch_v1.json', 'paypal/notifications_webhooks_v1.json'],
      prefix: '/vendors/paypal',
    })
  : undefined

const clock = () => standInTime
const standIn = useStandIns()
const Batch = z.object({ items: z.array(z.looseObject({})) })

const start = async (changes: Partial<PayPalSettings> = {}) => {
  const theirs = await standIn('paypal')
  const sent: unknown[] = []
  let isChecked = true
  const noting: typeof fetch = (input, init) => {
    if (typeof init?.body === 'string' && init.body.startsWith('{')) sent.push(JSON.parse(init.body))
    return contract && isChecked ? contract.fetch(input, init) : fetch(input, init)
  }
  const surroundings = { fetch: noting, clock, random: () => 0.5, origin: theirs.origin }
  const client = createPayPalClient({ ...settings, ...changes }, surroundings, callMilliseconds)
  return {
    ...remoteBench(theirs, client),
    setUnknownStatus: async (handle: string) => {
      isChecked = false
      await theirs.setUnknownStatus(handle)
    },
    line: async (trouble: Partial<LineTrouble>) => {
      isChecked &&= !trouble.isCut
      await theirs.line(trouble)
    },
    /** The payouts that were asked for. */
    batches: () => sent.flatMap(body => Batch.safeParse(body).data ?? []),
  }
}
type Bench = Awaited<ReturnType<typeof start>>

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
  start: () => start(),
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
      expect(await bench.orders()).toMatchObject([{ vendorOrderId }])
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
      await bench.setStatus(request.handle, theirs)
      const report = await bench.client.findOrder({ handle: request.handle, vendorOrderId }, signal)
      expect(report?.status).toBe(status)
    }),
  )

  test('goes to a phone number of Venmo with a note and as the exact amount', () =>
    withPayPal(async bench => {
      await place(bench, { order: { ...order, rail: 'venmo', destination: '+14155550100' } })
      const [batch] = bench.batches()
      expect(batch?.items).toMatchObject([
        {
          recipient_type: 'PHONE',
          recipient_wallet: 'VENMO',
          receiver: '+14155550100',
          amount: { currency: 'USD', value: '9.75' },
          sender_item_id: request.handle,
        },
      ])
      expect(batch?.items[0]?.note).not.toBe('')
    }))

  test.each([
    ['TWD', 123_400],
    ['JPY', 1_234],
  ])('in %s has no decimals', (currency, minor) =>
    withPayPal(async bench => {
      await place(bench, { order: { ...order, sent: { minor, currency } } })
      expect(bench.batches()[0]?.items).toMatchObject([{ amount: { currency, value: '1234' } }])
    }),
  )

  test('is cancelled only while it is not claimed', () =>
    withPayPal(async bench => {
      const { vendorOrderId } = await place(bench)
      const sought = { handle: request.handle, vendorOrderId }
      expect(await bench.client.cancelOrder?.(sought, signal)).toMatchObject({ kind: 'refused' })
      await bench.setStatus(request.handle, 'UNCLAIMED')
      expect(await bench.client.cancelOrder?.(sought, signal)).toMatchObject({ status: 'cancelled' })
    }))

  test('is made under a new token after PayPal ended the former one', () =>
    withPayPal(async bench => {
      await bench.client.testConnection(signal)
      await bench.endAccess()
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
  const surroundings = { fetch, clock, random: () => 0.5 }
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

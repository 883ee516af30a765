import { sendosoSandboxSettings } from '@laurel/scripts/sandbox/vendors/sendoso/sendosoStandIn.ts'
import { useStandIns } from '@laurel/scripts/sandbox/vendors/testing/useStandIns.ts'
import { standInTime } from '@laurel/scripts/sandbox/vendors/testing/vendorWanted.ts'
import { describe, expect, test } from 'vitest'
import type { CatalogProduct, OrderResult } from '../port.ts'
import { describeVendor } from '../suite/describeVendor.ts'
import { callMilliseconds, remoteBench } from '../testing/remoteBench.ts'
import { sendoso, sendosoSandbox } from './sendoso.ts'
import { createSendosoClient } from './sendosoClient.ts'
import { reportOf } from './sends.ts'
import { SendosoSettings, sendosoPlaces } from './settings.ts'

const order = {
  kind: 'integrationItem',
  vendor: 'sendoso',
  itemId: 'p-candle',
  variantId: 'v-candle',
  address: {
    name: 'Ann Meadow',
    street1: '1 Fir Lane',
    street2: '',
    city: 'Portland',
    state: 'OR',
    postalCode: '97201',
    country: 'US',
    phone: '',
  },
} as const

const { signal } = new AbortController()
const clock = () => standInTime
const standIn = useStandIns()

const start = async (settings: SendosoSettings = sendosoSandboxSettings) => {
  const theirs = await standIn('sendoso')
  const surroundings = { fetch, clock, random: () => 0.5, origin: theirs.origin }
  const client = createSendosoClient(sendosoPlaces.production, settings, surroundings, callMilliseconds)
  return remoteBench(theirs, client)
}

describeVendor('Sendoso', {
  capabilities: sendoso.capabilities,
  order,
  secrets: [
    sendosoSandboxSettings.clientSecret,
    sendosoSandboxSettings.refreshToken,
    sendosoSandboxSettings.webhookSecret,
    'sandbox-sendoso-access',
  ],
  faults: ['loseCall', 'loseAnswer', 'hang', 'refuse'],
  refusals: ['OUT_OF_STOCK', 'INSUFFICIENT_FUNDS', 'INVALID_DESTINATION', 'NOT_AVAILABLE', 'REFUSED'],
  statuses: ['pending', 'processing', 'complete', 'cancelled'],
  isFoundByHandle: false,
  start: () => start(),
})

describe('Sendoso', () => {
  const handle = 'lr000000000000000000000000000001'
  const recipient = { name: 'Ann Meadow', email: 'ann@evergreen.example' }
  const request = { order, handle, recipient }
  type Bench = Awaited<ReturnType<typeof start>>
  const withSendoso = async (body: (bench: Bench) => Promise<void>, settings?: SendosoSettings) => {
    const bench = await start(settings)
    try {
      await body(bench)
    } finally {
      await bench.stop()
    }
  }
  const idOf = (result: OrderResult) => (result.kind === 'accepted' ? result.report.vendorOrderId : '')

  test('lists each product once, with the countries that it is shipped to', () =>
    withSendoso(async ({ client, origin }) => {
      const products: CatalogProduct[] = []
      for await (const page of client.catalog?.(signal) ?? []) products.push(...page)
      expect(products.map(({ name, countries }) => [name, countries])).toEqual([
        ['Cedar candle', ['US', 'CA', 'DE']],
        ['Striped blanket', ['US', 'CA']],
        ['Box of twelve chocolates', ['US']],
        ['Tea for a week', ['US', 'DE']],
        ['Reading lamp', ['US', 'CA', 'DE']],
      ])
      expect(products[1]).toMatchObject({
        imageUrl: `${origin}/pictures/blanket.webp`,
        variants: [
          { variantId: 'v-blanket-single', name: 'Option 1', value: { price: { minor: 7400 } } },
          { variantId: 'v-blanket-double', name: 'Option 2', value: { price: { minor: 9850 } } },
        ],
      })
    }))

  test('fetches its pictures', () =>
    withSendoso(async ({ client, origin }) => {
      const picture = await client.picture?.(`${origin}/pictures/tea.webp`, signal)
      expect(Buffer.from(picture ?? []).toString('latin1', 8, 12)).toBe('WEBP')
    }))

  // Sendoso sends twice what it is asked for twice, and lists no reference of ours.
  test('does not claim to find an order whose answer was lost', () =>
    withSendoso(async ({ client, plan, ordersUnder }) => {
      await plan({ kind: 'loseAnswer' })
      await expect(client.placeOrder(request, signal)).rejects.toThrow()
      expect(await ordersUnder(handle)).toBe(1)
      expect(await client.findOrder({ handle, vendorOrderId: null }, signal)).toBeNull()
      expect(sendoso.capabilities).toMatchObject({ isHandleIdempotent: false, isLookUpAuthoritative: false })
    }))

  test('orders nothing without an email address', () =>
    withSendoso(async ({ client }) => {
      const nameless = { ...request, recipient: { ...recipient, email: null } }
      expect(await client.placeOrder(nameless, signal)).toMatchObject({ code: 'INVALID_DESTINATION' })
    }))

  test('renews its access, each refresh token once', () =>
    withSendoso(async ({ client, endAccess, ordersUnder }) => {
      await client.testConnection(signal)
      const vendorOrderId = idOf(await client.placeOrder(request, signal))
      expect(await client.findOrder({ handle, vendorOrderId }, signal)).toMatchObject({ vendorOrderId })
      await endAccess()
      expect(await client.placeOrder(request, signal)).toMatchObject({ kind: 'accepted' })
      await endAccess()
      expect(await client.testConnection(signal)).toMatchObject({ kind: 'connected' })
      expect(await ordersUnder(handle)).toBe(2)
    }))

  test('says that the credentials are wrong', () =>
    withSendoso(
      async ({ client }) => {
        expect(await client.testConnection(signal)).toMatchObject({ kind: 'failed' })
      },
      { ...sendosoSandboxSettings, clientSecret: 'a-former-secret' },
    ))

  test('takes no messages without a signing secret', () =>
    withSendoso(
      async ({ client }) => {
        expect(client.webhook).toBeUndefined()
      },
      { clientId: 'id', clientSecret: 'secret', refreshToken: 'token' },
    ))

  test.each([
    ['Address Confirmation - Cancelled', 'cancelled'],
    ['Expired', 'cancelled'],
    ['Bounced', 'cancelled'],
    ['Sent', 'complete'],
    ['Clicked', 'processing'],
    ['Confirming Address', 'pending'],
    ['Out Of Stock', 'pending'],
  ])('reads %s as %s', (status, reported) => {
    expect(reportOf('1', status).status).toBe(reported)
  })

  test('says why an order waits', () => {
    expect(reportOf('1', 'Insufficient Funds').problem).toMatch('balance')
  })

  test('is production, and its sandbox is for teams that see beta features', () => {
    expect(sendoso.isBeta).toBeUndefined()
    expect(sendosoSandbox).toMatchObject({ name: 'sendosoSandbox', isBeta: true })
    expect(sendosoPlaces.sandbox.host).not.toBe(sendosoPlaces.production.host)
  })

  test.each(['us', 'USA', 'US CA', 'US,'])('refuses the countries %s', countries => {
    expect(SendosoSettings.safeParse({ ...sendosoSandboxSettings, countries }).success).toBe(false)
  })
})

// @vitest-environment jsdom
import type { AmazonListing, amazonProduct } from '@laurel/contract/rewards/amazon.ts'
import type { ResponseOf } from '@laurel/contract/wire/call.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { buildMe } from '../../fixtures/answers.ts'
import { renderPortal } from '../../testing/renderPortal.tsx'

const home = {
  id: '5f0c5a3e-0000-4000-8000-000000000700',
  name: 'Anna Berg',
  street1: '1 Orchard Row',
  street2: '',
  city: 'New York',
  state: 'NY',
  postal_code: '10001',
  country: 'US',
  phone: '',
  default: true,
}

const listing = (total: number, tax = 0, isPrime = true): AmazonListing => ({
  Id: `offer-${total}`,
  Price: { Points: { total, tax, shipping: 0 } },
  DeliveryInfo: { IsPrimeEligible: isPrime, IsFreeShippingEligible: true },
})

const sizes = { B000000001: 'S', B000000002: 'M' }

const product = (
  asin: keyof typeof sizes,
  changes: Partial<ResponseOf<typeof amazonProduct>> = {},
): ResponseOf<typeof amazonProduct> => ({
  error: null,
  message: null,
  ASIN: asin,
  title: `Shirt, ${sizes[asin]}`,
  thumbnail: null,
  points: { total: 1000 },
  DimensionLabels: ['Size'],
  DimensionMap: { Size: ['S', 'M'] },
  Variations: Object.entries(sizes).map(([ASIN, Size]) => ({ ASIN, Dimensions: { Size } })),
  Offers: { Listings: [listing(1000)] },
  has_hidden_price: false,
  Images: [],
  ItemInfo: { Title: `Shirt, ${sizes[asin]}`, Features: [] },
  addr_valid_marketplace: true,
  ...changes,
})

const open = (
  answer: ResponseOf<typeof amazonProduct> | (() => Promise<Response>),
  {
    addresses = [home],
    more = () => undefined as Response | undefined,
  }: {
    readonly addresses?: readonly (typeof home)[]
    readonly more?: (path: string, request: Request) => Response | undefined
  } = {},
) =>
  renderPortal({
    path: '/redeem/amazon/B000000001',
    me: buildMe({ addresses: [...addresses] }, { reward_catalogs: ['AMAZON'] }),
    intercept: (path, request) => {
      if (path === '/v1/amazon/product/B000000001')
        return typeof answer === 'function' ? answer() : Response.json(answer)
      return more(path, request)
    },
  })

const buy = () => screen.queryByRole('button', { name: 'Buy Now' })

describe('the page of Amazon', () => {
  const visit = (path: string) =>
    renderPortal({
      path,
      me: buildMe({}, { reward_catalogs: ['AMAZON'] }),
      intercept: asked =>
        asked === '/v1/amazon/trending' ? Response.json({ is_connected: false, categories: [] }) : undefined,
    })

  it('says that it is not set up yet while the team is not connected', async () => {
    await visit('/redeem/amazon')
    expect(await screen.findByRole('heading', { name: 'Amazon is not set up yet' })).toBeDefined()
    expect(screen.queryByRole('searchbox')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('a product of Amazon', () => {
  it('says what its price includes, and marks Prime', async () => {
    await open(product('B000000001', { Offers: { Listings: [listing(1080, 80)] } }))
    expect(await screen.findByText('1,080 points')).toBeDefined()
    expect(screen.getByText('(includes tax, shipping)')).toBeDefined()
    expect(screen.getByText('Prime')).toBeDefined()
  })

  it.each([
    [{ addr_valid_marketplace: false }, "Address doesn't match country."],
    [{ Offers: { Listings: [] } }, 'Currently unavailable.'],
    [
      { Offers: { Listings: [] }, has_hidden_price: true },
      'This product is temporarily unavailable due to a manufacturer restriction.',
    ],
  ])('can’t be bought with %j', async (changes, text) => {
    await open(product('B000000001', changes))
    expect(await screen.findByText(text)).toBeDefined()
    expect(buy()).toBeNull()
  })

  it('needs enough points', async () => {
    await open(product('B000000001', { Offers: { Listings: [listing(9000)] } }))
    expect(await screen.findByText("You don't have enough points to buy this product.")).toBeDefined()
    expect(buy()?.hasAttribute('disabled')).toBe(true)
  })

  it('has a button only with a valid address, and says before what to do', async () => {
    await open(product('B000000001'), { addresses: [] })
    expect(await screen.findByText('No shipping address set.')).toBeDefined()
    expect(screen.getByText('Choose where it is sent to.')).toBeDefined()
    expect(buy()).toBeNull()
  })

  it('has no button for an address of another country while a filter is to be chosen', async () => {
    const options = {
      DimensionLabels: ['Size', 'Color'],
      DimensionMap: { Size: ['S'], Color: ['Red', 'Blue'] },
    }
    await open(product('B000000001', { ...options, Variations: [], addr_valid_marketplace: false }))
    expect(await screen.findByText('Choose Color.')).toBeDefined()
    expect(screen.getByText("Address doesn't match country.")).toBeDefined()
    expect(buy()).toBeNull()
  })

  it.each([
    [{ error: 'UNAVAILABLE_PRODUCT' as const, message: 'Unavailable product' }, 'Unavailable product'],
    [{ error: 'AMAZON_UNAVAILABLE' as const, message: 'Amazon rests.' }, 'An error has occurred.'],
  ])('that is refused says so: %j', async (answer, heading) => {
    await open(answer)
    expect(await screen.findByRole('heading', { name: heading })).toBeDefined()
  })

  it('looks a variant up once after the filters have rested', async () => {
    const asked: string[] = []
    await open(product('B000000001'), {
      more: path => {
        if (!path.startsWith('/v1/amazon/variant/')) return undefined
        asked.push(path)
        return Response.json(product('B000000002', { Offers: { Listings: [listing(1200)] } }))
      },
    })
    await userEvent.click(await screen.findByLabelText('M'))
    await userEvent.click(screen.getByLabelText('S'))
    await userEvent.click(screen.getByLabelText('M'))
    expect(await screen.findByText('1,200 points')).toBeDefined()
    expect(asked).toEqual(['/v1/amazon/variant/B000000002'])
  })

  it('says in a toast why the call failed, and can be bought again', async () => {
    await open(product('B000000001'), {
      more: path =>
        path === '/v1/amazon/redeem/B000000001'
          ? Response.json(
              {
                type: 'about:blank',
                title: 'No',
                status: 503,
                code: 'UNAVAILABLE',
                detail: 'Amazon is away.',
              },
              { status: 503 },
            )
          : undefined,
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Buy Now' }))
    await userEvent.click(screen.getByRole('button', { name: 'Buy for 1,000 points' }))
    const words = await screen.findByText('Amazon is away.')
    expect(words.closest('[popover=manual]')?.getAttribute('role')).toBe('alert')
    expect(screen.getByRole('button', { name: 'Buy for 1,000 points' })).toBeDefined()
  })

  it('asks again with the price of now when it has changed', async () => {
    const sent: unknown[] = []
    const keys = new Set<string | null>()
    await open(product('B000000001'), {
      more: (path, request) => {
        if (path !== '/v1/amazon/redeem/B000000001') return undefined
        keys.add(request.headers.get('idempotency-key'))
        void request.json().then(body => sent.push(body))
        return Response.json({
          error: keys.size === 1 ? 'PRICE_CHANGED' : 'INSUFFICIENT_FUNDS',
          message: 'The price has changed.',
          id: null,
          status: null,
          points: 1100,
          position: null,
        })
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Buy Now' }))
    await userEvent.click(screen.getByRole('button', { name: 'Buy for 1,000 points' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Buy for 1,100 points' }))
    expect(
      await screen.findByText(
        /^Amazon redemptions are temporarily unavailable. An administrator has been notified./,
      ),
    ).toBeDefined()
    await waitFor(() =>
      expect(sent).toEqual([
        { addr: home.id, points: 1000 },
        { addr: home.id, points: 1100 },
      ]),
    )
    expect(keys.size).toBe(2)
  })
})

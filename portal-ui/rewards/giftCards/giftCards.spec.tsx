// @vitest-environment jsdom
import { GiftCard, GiftCardDetails } from '@laurel/contract/rewards/giftCard.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { buildMe } from '../../fixtures/answers.ts'
import { renderPortal } from '../../testing/renderPortal.tsx'

const dollars = (units: number) => ({ money: { minor: units * 100, currency: 'USD' }, points: units * 100 })
const idOf = (number: number) => `5f0c5a3e-0000-4000-8000-${String(number).padStart(12, '0')}`

const buildCard = (number: number, changes: Partial<GiftCard> = {}): GiftCard =>
  GiftCard.parse({
    id: idOf(number),
    title: `Card ${number}`,
    thumbnail: null,
    vendor: 'TANGO_CARD',
    from: dollars(5),
    ...changes,
  })

const coffee = GiftCardDetails.parse({
  ...buildCard(1, { title: 'Alder Coffee' }),
  description: 'Coffee & cake.\n<script>alert(1)</script>',
  categories: ['Food'],
  variants: [
    { id: 'five', name: '$5', is_available: true, value: { kind: 'fixed', price: dollars(5) } },
    { id: 'ten', name: '$10', is_available: false, value: { kind: 'fixed', price: dollars(10) } },
    {
      id: 'open',
      name: 'Any',
      is_available: true,
      value: { kind: 'range', least: dollars(15), most: dollars(25), step: dollars(5).money },
    },
  ],
  exchange_rates: { USD: '1' },
})

type Redeemed = { readonly ok: boolean; readonly error: string | null; readonly points: number }

/** The portal of a team with gift cards: pages by number, one card, and answers to redeeming. */
const open = async (
  path: string,
  {
    pages = [[]],
    answers = [],
    balance = 2350,
  }: { pages?: readonly (readonly GiftCard[])[]; answers?: readonly Redeemed[]; balance?: number },
) => {
  const asked: string[] = []
  const bodies: unknown[] = []
  const portal = await renderPortal({
    path,
    me: buildMe({ redeemable_points: balance }, { reward_catalogs: ['GIFT_CARDS'] }),
    intercept: (pathname, request) => {
      const query = new URL(request.url).searchParams.get('query')
      if (pathname.startsWith('/v1/gift_cards/details/')) return Response.json(coffee)
      if (pathname.startsWith('/v1/gift_cards/redeem/'))
        return request.json().then((body: unknown) => {
          bodies.push(body)
          const answer = answers[bodies.length - 1]
          return Response.json({
            message: answer?.ok ? null : 'It was refused.',
            redemption_id: answer?.ok ? idOf(900) : null,
            status: answer?.ok ? 'PENDING' : null,
            position: answer?.ok ? 42 : null,
            ...answer,
          })
        })
      if (pathname === '/v1/gift_cards/manual_request')
        return request.json().then((body: unknown) => {
          bodies.push(body)
          return Response.json({ ok: true, error: null, message: null })
        })
      const page = /^\/v1\/gift_cards\/(\d+)$/.exec(pathname)?.[1]
      if (page === undefined) return undefined
      asked.push(`${page} ${query ?? ''}`.trim())
      const cards = query === null ? (pages[Number(page) - 1] ?? []) : []
      return Response.json({ gift_cards: cards })
    },
  })
  return { ...portal, pagesAsked: asked, bodies }
}

const twenty = Array.from({ length: 20 }, (_, number) => buildCard(number))

describe('the list of gift cards', () => {
  it('ends with a page that is not full', async () => {
    const { pagesAsked } = await open('/redeem/gift-cards', { pages: [twenty, [buildCard(20)]] })
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
    await screen.findByText('Card 20')
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
    expect(pagesAsked).toEqual(['1', '2'])
  })

  it('of exactly twenty cards ends with an empty page', async () => {
    const { pagesAsked } = await open('/redeem/gift-cards', { pages: [twenty] })
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull())
    expect(screen.getAllByText(/^Card \d+$/)).toHaveLength(20)
    expect(pagesAsked).toEqual(['1', '2'])
  })

  it('searches from page 1 and keeps its search box when nothing is found', async () => {
    const { pagesAsked } = await open('/redeem/gift-cards', { pages: [twenty] })
    const search = await screen.findByRole('searchbox', { name: 'Search gift cards' })
    expect(search.getAttribute('placeholder')).toBe('start typing to search...')
    await userEvent.type(search, 'tea')
    await screen.findByText('No gift card matches “tea”')
    expect(pagesAsked).toEqual(['1', '1 tea'])
    expect(screen.queryByText(/We don’t have gift cards/)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Show all gift cards' }))
    await screen.findByText('Card 1')
  })

  it('names sold-out cards', async () => {
    await open('/redeem/gift-cards', { pages: [[buildCard(1, { from: null })]] })
    await screen.findByText('Sold out')
  })
})

describe('a country without gift cards', () => {
  it('asks people for one, for at least 100 points', async () => {
    const { bodies } = await open('/redeem/gift-cards', {})
    const field = await screen.findByLabelText('How many points?')
    expect(screen.queryByRole('searchbox')).toBeNull()
    expect(field).toHaveProperty('value', '100')
    const submit = screen.getByRole('button', { name: 'Request a gift card' })
    for (const wrong of ['99', '1.5', 'many']) {
      await userEvent.clear(field)
      await userEvent.type(field, wrong)
      await userEvent.click(submit)
    }
    await userEvent.clear(field)
    await userEvent.click(submit)
    expect(screen.getByText('Must be at least 100 points.')).toBeDefined()
    expect(bodies).toEqual([])
    await userEvent.type(field, '250{Enter}')
    await screen.findByText('Your request is on its way')
    expect(bodies).toEqual([{ point_amount: 250 }])
  })
})

describe('a gift card', () => {
  const address = `/redeem/gift-cards/${coffee.id}`

  it('shows markup of a vendor as text', async () => {
    await open(address, {})
    await screen.findByText(/<script>alert\(1\)<\/script>/)
    expect(document.querySelector('article script')).toBeNull()
  })

  it('comes in values that can be had, and in ranges', async () => {
    await open(address, {})
    await screen.findByRole('heading', { name: 'Alder Coffee', level: 1 })
    expect(screen.getByRole('radio', { name: /^\$10 ?sold out$/ })).toHaveProperty('disabled', true)
    await userEvent.click(screen.getByRole('radio', { name: '$15–$25' }))
    const field = screen.getByLabelText('Value in USD')
    await userEvent.clear(field)
    await userEvent.type(field, '21')
    expect(screen.getByText('Choose a whole amount from $15 to $25, in steps of $5.')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Redeem' })).toHaveProperty('disabled', true)
    await userEvent.clear(field)
    await userEvent.type(field, '20')
    expect(screen.getByText('2,000 points')).toBeDefined()
  })

  it('that costs more than the balance says how much is missing', async () => {
    await open(address, { balance: 380 })
    expect(await screen.findByText('You need 120 points more for this.')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Redeem' })).toHaveProperty('disabled', true)
  })

  it('asks again when the price has changed, and takes the new one', async () => {
    const { bodies } = await open(address, {
      answers: [
        { ok: false, error: 'PRICE_CHANGED', points: 520 },
        { ok: true, error: null, points: 520 },
      ],
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Redeem' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Redeem “Alder Coffee”?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Redeem for 500 points' }))
    expect((await dialog.findByRole('alert')).textContent).toContain('It was refused.')
    await userEvent.click(dialog.getByRole('button', { name: 'Redeem for 520 points' }))
    await waitFor(() => expect(bodies).toHaveLength(2))
    expect(bodies).toEqual([
      { variant_id: 'five', value: null, points: 500 },
      { variant_id: 'five', value: null, points: 520 },
    ])
  })

  it('that is sold out by now leads to the others', async () => {
    await open(address, { answers: [{ ok: false, error: 'OUT_OF_STOCK', points: 0 }] })
    await userEvent.click(await screen.findByRole('button', { name: 'Redeem' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Redeem for 500 points' }))
    expect((await dialog.findByRole('alert')).textContent).toBe('It was refused. Nothing was taken.')
    await userEvent.click(dialog.getByRole('button', { name: 'Choose another gift card' }))
    await screen.findByRole('heading', { name: 'Gift Cards', level: 1 })
  })
})

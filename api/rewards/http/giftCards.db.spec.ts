import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { describe, expect, test } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'
import type { TestTeam } from '../../testing/testTeam.ts'
import { giftCardId, syncGiftCards } from '../giftCards/catalog/syncGiftCards.ts'
import type { CatalogProduct } from '../vendors/port.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)
const { signal } = new AbortController()

const card = (name: string, countries: readonly string[]): CatalogProduct => ({
  productId: name,
  name,
  description: `<p>All about ${name}.</p>`,
  imageUrl: `https://cards.example/${name}.png`,
  countries,
  categories: ['Food'],
  variants: [
    {
      variantId: 'ten',
      name: '10',
      isAvailable: true,
      value: { kind: 'fixed', price: { minor: 1000, currency: 'USD' } },
    },
  ],
})

const sell = async ({ teamId }: TestTeam, products: readonly CatalogProduct[]) => {
  const catalog = async function* () {
    yield await Promise.resolve(products)
  }
  await syncGiftCards(api().database, { teamId, vendor: 'tango', client: { catalog } }, signal)
}

describe('gift cards', () => {
  test('are those of the country, with what they cost', async () => {
    const team = await api().team('list')
    await sell(team, [card('Tea', ['US']), card('Tee', ['DE'])])
    const { body } = await api().ask(team.ann, { url: '/v1/gift_cards/1' })
    const tea = {
      id: giftCardId(team.teamId, 'tango', 'Tea'),
      title: 'Tea',
      thumbnail: 'https://cards.example/Tea.png',
      vendor: 'TANGO_CARD',
      from: { money: { minor: 1000, currency: 'USD' }, points: 1000 },
    }
    expect(body).toEqual({ gift_cards: [tea] })
    expect((await api().ask(team.ann, { url: '/v1/gift_cards/featured' })).body).toEqual({
      gift_cards: [tea],
    })
    expect((await api().ask(team.ann, { url: '/v1/gift_cards/1?query=foo' })).body).toEqual({
      gift_cards: [tea],
    })
    expect((await api().ask(team.ann, { url: '/v1/gift_cards/2' })).body).toEqual({ gift_cards: [] })
    expect((await api().ask(team.ann, { url: '/v1/gift_cards/0' })).status).toBe(400)
    const other = await api().team('list-other')
    expect((await api().ask(other.ann, { url: '/v1/gift_cards/1' })).body).toEqual({ gift_cards: [] })
    expect((await api().ask(other.ann, { url: `/v1/gift_cards/details/${tea.id}` })).status).toBe(404)
  })

  test('have details, and none in another country', async () => {
    const team = await api().team('details')
    await sell(team, [card('Tea', ['US']), card('Tee', ['DE'])])
    const details = (name: string) =>
      api().ask(team.ann, { url: `/v1/gift_cards/details/${giftCardId(team.teamId, 'tango', name)}` })
    expect((await details('Tea')).body).toMatchObject({
      title: 'Tea',
      description: 'All about Tea.',
      variants: [
        {
          id: 'ten',
          value: { kind: 'fixed', price: { points: 1000, money: { minor: 1000, currency: 'USD' } } },
        },
      ],
      exchange_rates: { USD: '1' },
    })
    expect((await details('Tee')).status).toBe(404)
  })

  test('are refused with a sentence where nothing can deliver them', async () => {
    const team = await api().team('refused')
    await sell(team, [card('Tea', ['US'])])
    const { status, body } = await api().ask(team.ann, {
      method: 'POST',
      url: `/v1/gift_cards/redeem/${giftCardId(team.teamId, 'tango', 'Tea')}`,
      payload: { variant_id: 'ten' },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      ok: false,
      error: 'NOT_AVAILABLE',
      message: 'This gift card is not offered any more. Choose another.',
      redemption_id: null,
    })
  })
})

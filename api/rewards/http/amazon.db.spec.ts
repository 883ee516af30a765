import { randomUUID } from 'node:crypto'
import { addAddress } from '@laurel/contract/people/addresses.ts'
import { amazonProduct, amazonTrending, redeemAmazon, searchAmazon } from '@laurel/contract/rewards/amazon.ts'
import type { LedgerCommand } from '@laurel/ledger/handling/commands.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { products } from '@laurel/scripts/sandbox/vendors/amazon/catalog/catalog.ts'
import { useStandIns } from '@laurel/scripts/sandbox/vendors/testing/useStandIns.ts'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'
import type { TestTeam } from '../../testing/testTeam.ts'
import { refreshStaleTrending } from '../amazon/refreshStaleTrending.ts'
import { refreshTrending, staleTrending } from '../amazon/trending.ts'
import { amazonVendor } from '../vendors/amazon/adapter.ts'
import { type ConnectedAmazon, connectAmazon } from '../vendors/amazon/testing/connectAmazon.ts'
import type { VendorConnections } from '../vendors/connections/vendorConnections.ts'
import { noConnections } from '../vendors/testing/noConnections.ts'

const { url } = await createTestDatabase()
const standIn = useStandIns()
let amazon: ConnectedAmazon
beforeAll(async () => {
  amazon = connectAmazon(await standIn('amazon'), { orderMilliseconds: 30_000 })
})
afterEach(async () => {
  await amazon.setSearches({ isDown: false, delayMilliseconds: 0 })
  await amazon.raisePrices(0)
})

/** Every team is connected to the stand-in, by a connection of its own. */
const vendors: VendorConnections = {
  ...noConnections,
  vendorNamed: async (teamId, name) => {
    if (name !== 'amazon') return null
    await api().database.query(
      `insert into rewards.vendor_connections (connection_id, team_id, vendor, settings, connected_at, changed_at)
       values ($1, $1, 'amazon', '', now(), now()) on conflict do nothing`,
      [teamId],
    )
    return {
      connectionId: teamId,
      teamId,
      name,
      capabilities: amazonVendor.capabilities,
      client: amazon.client,
    }
  },
}
const api = createTestApi(url, { vendors })

const productNamed = (start: string): string =>
  [...products.values()].find(({ title }) => title.startsWith(start))?.asin ?? ''
const balls = productNamed('Fetchfield')
const teapot = productNamed('Fernhollow')

type Wish = LedgerCommand extends infer Each
  ? Each extends LedgerCommand
    ? Omit<Each, 'id' | 'teamId' | 'actor' | 'occurredAt'>
    : never
  : never

const wish = ({ teamId }: TestTeam, command: Wish) =>
  api().ledger.handle({
    ...command,
    id: randomUUID(),
    teamId,
    actor: { kind: 'system', id: 'spec' },
    occurredAt: new Date().toISOString(),
  })

/** A team that offers Amazon, has a fund, and whose Ann has 3,000 points. */
const shoppingTeam = async (name: string): Promise<TestTeam> => {
  const team = await api().team(name)
  const { memberId } = team.ann
  await wish(team, { type: 'setRewardCatalogs', data: { catalogs: ['AMAZON'] } })
  await wish(team, {
    type: 'topUpFund',
    data: { topUpId: randomUUID(), points: 10_000, paymentReference: randomUUID() },
  })
  await wish(team, {
    type: 'adjustPoints',
    data: { memberId, account: 'redeemable', points: 2500, reason: 'A start' },
  })
  return team
}

const address = async (member: TestTeam['ann'], changes: object = {}) => {
  const payload = {
    name: 'Ann Quince',
    street1: '1 Orchard Row',
    city: 'New York',
    state: 'NY',
    postal_code: '10001',
    country: 'US',
    ...changes,
  }
  const { body } = await api().ask(member, { method: 'POST', url: '/v1/user/addresses', payload })
  return addAddress.response.parse(body).address_id
}

const read = async (team: TestTeam, path: string) => await api().ask(team.ann, { url: `/v1/amazon/${path}` })

const productOf = async (team: TestTeam, asin: string, addr?: string) =>
  amazonProduct.response.parse(
    (await read(team, `product/${asin}${addr === undefined ? '' : `?addr=${addr}`}`)).body,
  )

const redeem = async (team: TestTeam, asin: string, body: object, key = randomUUID()) =>
  redeemAmazon.response.parse(
    (
      await api().ask(team.ann, {
        method: 'POST',
        url: `/v1/amazon/redeem/${asin}`,
        payload: body,
        headers: { 'idempotency-key': key },
      })
    ).body,
  )

describe('Amazon', () => {
  test('shows what is trending by category, read once', async () => {
    const team = await shoppingTeam('trending')
    const { categories } = amazonTrending.response.parse((await read(team, 'trending')).body)
    expect(categories.map(({ category }) => category)).toEqual([
      'HOME_KITCHEN',
      'WOMENS_CLOTHING',
      'MENS_CLOTHING',
      'PETS',
      'WOMENS_SHOES',
      'MENS_SHOES',
      'ELECTRONICS',
      'TOYS_GAMES',
      'BOOKS',
    ])
    const searches = await amazon.searches()
    await read(team, 'trending')
    expect(await amazon.searches()).toBe(searches)
  })

  test('reads again in the background what was trending a while ago', async () => {
    const { teamId } = await shoppingTeam('stale')
    const { database } = api()
    const place = { connectionId: teamId, region: 'US', marketplace: amazon.marketplace }
    await vendors.vendorNamed(teamId, 'amazon')
    await refreshTrending(database, place, '2026-11-01T00:00:00.000Z', new AbortController().signal)
    const refresh = (now: string) =>
      refreshStaleTrending(
        { database, vendors: { connectionWith: () => vendors.vendorNamed(teamId, 'amazon') } },
        now,
        new AbortController().signal,
      )
    const stale = () => staleTrending(database, '2026-11-02T00:00:00.000Z')
    await refresh('2026-11-01T05:00:00.000Z')
    expect(await stale()).toContainEqual({ connectionId: teamId, region: 'US' })
    await refresh('2026-11-03T00:00:00.000Z')
    expect(await stale()).not.toContainEqual({ connectionId: teamId, region: 'US' })
  })

  test('finds products by words, and nothing for blank ones', async () => {
    const team = await shoppingTeam('search')
    const search = async (path: string) => searchAmazon.response.parse((await read(team, path)).body)
    expect((await search('search/1?q=stoneware')).products).toMatchObject([
      { ASIN: teapot, points: { total: 3499 } },
    ])
    expect(await search('search/1?q=%20')).toEqual({ products: [], has_more: false })
  })

  test('shows a product with its variations, and its price for an address', async () => {
    const team = await shoppingTeam('product')
    expect(await productOf(team, teapot)).toMatchObject({
      error: null,
      DimensionLabels: ['Color'],
      DimensionMap: { Color: ['Moss', 'Cream', 'Slate'] },
      Offers: { Listings: [{ Price: { Points: { total: 3499, tax: 0, shipping: 0 } } }] },
      addr_valid_marketplace: false,
    })
    expect(await productOf(team, teapot, await address(team.ann))).toMatchObject({
      Offers: {
        Listings: [
          {
            Price: { Points: { total: 3779, tax: 280, shipping: 0 } },
            DeliveryInfo: { IsPrimeEligible: true, IsFreeShippingEligible: true },
          },
        ],
      },
      addr_valid_marketplace: true,
    })
  })

  test('says that an address is in another country, and does not sell to it', async () => {
    const team = await shoppingTeam('abroad')
    const addr = await address(team.ann, { country: 'CA', postal_code: 'M5V 2T6', state: 'ON' })
    expect(await productOf(team, balls, addr)).toMatchObject({ addr_valid_marketplace: false })
    expect(await redeem(team, balls, { addr })).toMatchObject({
      error: 'ADDRESS_NOT_IN_MARKETPLACE',
      message: "Address doesn't match country.",
      id: null,
    })
  })

  test.each([
    ['Embertide', { points: null, has_hidden_price: false }],
    ['Skyloft', { points: null, has_hidden_price: true }],
  ])('shows %s without an offer', async (start, shown) => {
    const team = await shoppingTeam(`without-${start.toLowerCase()}`)
    expect(await productOf(team, productNamed(start))).toMatchObject({ ...shown, Offers: { Listings: [] } })
  })

  test('does not know every product', async () => {
    const team = await shoppingTeam('unknown')
    expect(await productOf(team, 'B0UNKNOWN1')).toMatchObject({ error: 'UNAVAILABLE_PRODUCT' })
  })

  test('sells at the price of now, from the fund, and orders by the address', async () => {
    const team = await shoppingTeam('sells')
    const addr = await address(team.ann)
    const bought = await redeem(team, balls, { addr, points: 1350 })
    expect(bought).toMatchObject({ error: null, status: 'PENDING', points: 1350 })
    await api().shown(bought.position ?? -1)
    const { body } = await api().ask(team.ann, { url: `/v1/rewards/redemptions/${bought.id}` })
    expect(body).toMatchObject({ type: 'AMAZON', redemption: { asin: balls } })
  })

  test('asks again when the price has changed since it was shown', async () => {
    const team = await shoppingTeam('changed')
    const addr = await address(team.ann)
    await productOf(team, balls, addr)
    await amazon.raisePrices(10)
    expect(await redeem(team, balls, { addr, points: 1350 })).toMatchObject({
      error: 'PRICE_CHANGED',
      points: 1485,
      id: null,
    })
    expect(await productOf(team, balls, addr)).toMatchObject({ points: { total: 1485 } })
    expect(await redeem(team, balls, { addr, points: 1485 })).toMatchObject({ error: null, points: 1485 })
  })

  test('sells once for a repeated click, even when the price changes in between', async () => {
    const team = await shoppingTeam('twice')
    const addr = await address(team.ann)
    const key = randomUUID()
    const first = await redeem(team, balls, { addr, points: 1350 }, key)
    await amazon.raisePrices(50)
    expect(await redeem(team, balls, { addr, points: 1350 }, key)).toMatchObject({
      id: first.id,
      points: 1350,
    })
  })

  test('puts what is bought together in one group', async () => {
    const team = await shoppingTeam('together')
    const addr = await address(team.ann)
    const group = randomUUID()
    const book = productNamed('Thank You')
    const [one, other] = [
      await redeem(team, balls, { addr, group }),
      await redeem(team, book, { addr, group }),
    ]
    await api().shown(other.position ?? -1)
    const { body } = await api().ask(team.ann, { url: '/v1/rewards/redemptions' })
    expect(body).toMatchObject({
      groups: [
        {
          redemptions: expect.arrayContaining([one, other].map(({ id }) => expect.objectContaining({ id }))),
        },
      ],
    })
  })

  test('takes nothing where points or funds are missing', async () => {
    const team = await shoppingTeam('short')
    const addr = await address(team.ann)
    expect(await redeem(team, teapot, { addr })).toMatchObject({ error: 'INSUFFICIENT_POINTS' })
    const poor = await api().team('no-fund')
    await wish(poor, { type: 'setRewardCatalogs', data: { catalogs: ['AMAZON'] } })
    const there = await address(poor.ann)
    expect(await redeem(poor, productNamed('Tapeworth'), { addr: there })).toMatchObject({
      error: 'INSUFFICIENT_FUNDS',
    })
  })

  test('is not reachable for a team that does not offer it', async () => {
    const team = await api().team('not-offered')
    expect(await read(team, 'trending')).toMatchObject({ status: 404 })
    expect(await read(team, `product/${balls}`)).toMatchObject({ status: 404 })
  })

  test('that does not answer is said to the person within its time limit', async () => {
    const team = await shoppingTeam('down')
    await amazon.setSearches({ isDown: true })
    expect(await read(team, 'search/1?q=lighthouse')).toMatchObject({ status: 503 })
    expect(await productOf(team, balls)).toMatchObject({ error: 'AMAZON_UNAVAILABLE' })
    const addr = await address(team.ann)
    expect(await redeem(team, balls, { addr })).toMatchObject({ error: 'AMAZON_UNAVAILABLE', id: null })
    await amazon.setSearches({ isDown: false, delayMilliseconds: 10_000 })
    const started = performance.now()
    expect(await read(team, 'search/1?q=puzzle')).toMatchObject({ status: 503 })
    expect(performance.now() - started).toBeLessThan(4_000)
  })
})

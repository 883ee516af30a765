import { randomUUID } from 'node:crypto'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { createMemoryLog } from '@laurel/ledger/log/memory/memoryLog.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import type { RewardCatalog } from '@laurel/ledger/teams/vocabulary.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Pool } from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { VendorUncertain } from '../../partners/vendorUncertain.ts'
import { createTestTeam } from '../../testing/testTeam.ts'
import { migrateRewards } from '../migrateRewards.ts'
import type { CatalogProduct, Quote, Refused } from '../vendors/port.ts'
import { createMemoryVendor } from '../vendors/testing/memoryVendor.ts'
import { giftCardId, syncGiftCards } from './catalog/syncGiftCards.ts'
import { type GiftCardChoice, redeemGiftCard } from './redeemGiftCard.ts'

const { url } = await createTestDatabase()
await migrateRewards(url)
const database = new Pool({ connectionString: url, max: 2 })
afterAll(() => database.end())

const { signal } = new AbortController()
const euros = (minor: number) => ({ minor, currency: 'EUR' })
const dollars = (minor: number) => ({ minor, currency: 'USD' })

const cards: readonly CatalogProduct[] = [
  {
    productId: 'coffee',
    name: 'Alder & Ash Coffee',
    description: '',
    imageUrl: null,
    countries: ['US'],
    categories: [],
    variants: [
      { variantId: 'c5', name: '$5', isAvailable: true, value: { kind: 'fixed', price: dollars(500) } },
      { variantId: 'c3', name: '$3', isAvailable: false, value: { kind: 'fixed', price: dollars(300) } },
    ],
  },
  {
    productId: 'books',
    name: 'Buchhandlung Silbersee',
    description: '',
    imageUrl: null,
    countries: ['DE', 'US'],
    categories: [],
    variants: [
      {
        variantId: 'any',
        name: 'Books',
        isAvailable: true,
        value: { kind: 'range', least: euros(100), most: euros(1000), step: euros(50) },
      },
    ],
  },
]

let teams = 0
const given = async (
  quote?: () => Promise<Quote | Refused>,
  catalogs: readonly RewardCatalog[] = ['GIFT_CARDS'],
) => {
  teams += 1
  const log = createMemoryLog()
  const ledger = createLedger({ log })
  const { team } = await createTestTeam(ledger, `cards-${teams}`)
  const { teamId, ann } = team
  const catalog = async function* () {
    yield await Promise.resolve(cards)
  }
  await syncGiftCards(database, { teamId, vendor: 'memory', client: { catalog } }, signal)
  await ledger.handle({
    type: 'topUpFund',
    id: randomUUID(),
    teamId,
    actor: { kind: 'system', id: 'spec' },
    occurredAt: new Date().toISOString(),
    data: { topUpId: randomUUID(), points: 100_000, paymentReference: 'spec' },
  })
  await ledger.handle({
    type: 'setRewardCatalogs',
    id: randomUUID(),
    teamId,
    actor: { kind: 'system', id: 'spec' },
    occurredAt: new Date().toISOString(),
    data: { catalogs },
  })
  const { client, vendor } = createMemoryVendor()
  const connection = {
    connectionId: randomUUID(),
    teamId,
    name: 'memory',
    capabilities: vendor.capabilities,
    client: quote ? { ...client, quote } : client,
  }
  const dependencies = {
    ledger,
    log,
    database,
    settle: (events: Parameters<typeof settle>[1]) => settle(ledger, events),
    vendors: { vendorNamed: () => Promise.resolve(connection) },
  }
  const choose = (productId: string, choice: Partial<GiftCardChoice> = {}, id = randomUUID()) =>
    redeemGiftCard(
      dependencies,
      {
        id,
        teamId,
        actor: { kind: 'member', id: ann.memberId },
        occurredAt: new Date().toISOString(),
      },
      {
        giftCardId: giftCardId(teamId, 'memory', productId),
        variantId: null,
        value: null,
        pointsSeen: null,
        country: 'US',
        ...choice,
      },
    )
  const order = async (redemptionId: string) => {
    const state = await ledger.redemption(teamId, redemptionId)
    return state.status === 'NONE' ? null : state.order
  }
  return { choose, order }
}

describe('redeeming a gift card', () => {
  test('takes 100 points for a dollar, and orders the variant', async () => {
    const { choose, order } = await given()
    const result = await choose('coffee', { variantId: 'c5', pointsSeen: 500 })
    expect(result).toMatchObject({ kind: 'accepted', status: 'PENDING', points: 500, declinedFor: null })
    if (result.kind !== 'accepted') return
    expect(await order(result.redemptionId)).toMatchObject({
      kind: 'giftCard',
      vendor: 'memory',
      productId: 'coffee',
      variantId: 'c5',
      faceValue: dollars(500),
      exchangeRate: '1',
    })
  })

  test('takes points for a chosen value in another currency, rounded up', async () => {
    const { choose, order } = await given()
    const result = await choose('books', { value: 3.5 })
    expect(result).toMatchObject({ kind: 'accepted', points: 406 })
    if (result.kind !== 'accepted') return
    expect(await order(result.redemptionId)).toMatchObject({ faceValue: euros(350), exchangeRate: '0.8634' })
  })

  test('asks again where the price is another than the one that was seen', async () => {
    const { choose } = await given()
    expect(await choose('books', { value: 3.5, pointsSeen: 400 })).toEqual({
      kind: 'refused',
      code: 'PRICE_CHANGED',
      points: 406,
    })
  })

  test.each([
    ['coffee', { variantId: 'c3' }, 'OUT_OF_STOCK'],
    ['coffee', { variantId: 'c9' }, 'NOT_AVAILABLE'],
    ['coffee', {}, 'NOT_AVAILABLE'],
    ['coffee', { variantId: 'c5', value: 6 }, 'VALUE_REFUSED'],
    ['coffee', { variantId: 'c5', country: 'DE' }, 'NOT_AVAILABLE'],
    ['books', {}, 'VALUE_REFUSED'],
    ['books', { value: 0.99 }, 'VALUE_REFUSED'],
    ['books', { value: 10.01 }, 'VALUE_REFUSED'],
    ['books', { value: 3.501 }, 'VALUE_REFUSED'],
    ['books', { value: 3.2 }, 'VALUE_REFUSED'],
    ['tea', { value: 5 }, 'NOT_AVAILABLE'],
  ] as const)('refuses %s with %j as %s', async (productId, choice, code) => {
    const { choose } = await given()
    expect(await choose(productId, choice)).toMatchObject({ kind: 'refused', code })
  })

  test('is the same redemption when it is repeated, even if the price has changed', async () => {
    const { choose } = await given()
    const id = randomUUID()
    const first = await choose('coffee', { variantId: 'c5' }, id)
    const second = await choose('coffee', { variantId: 'c5', pointsSeen: 450 }, id)
    expect(second).toMatchObject({ kind: 'accepted', isRepeated: true, points: 500 })
    if (first.kind === 'accepted' && second.kind === 'accepted')
      expect(second.redemptionId).toBe(first.redemptionId)
  })

  test('is no repeat with another value or variant', async () => {
    const { choose } = await given()
    const conflict = { kind: 'rejected', rejection: { code: 'COMMAND_CONFLICT' } }
    const id = randomUUID()
    const first = await choose('books', { value: 2 }, id)
    expect(first).toMatchObject({ kind: 'accepted' })
    expect(await choose('books', { value: 3 }, id)).toEqual(conflict)
    expect(await choose('books', { value: 2, variantId: 'other' }, id)).toEqual(conflict)
    for (const variantId of [null, 'any'])
      expect(await choose('books', { value: 2, variantId }, id)).toMatchObject({ isRepeated: true })
  })

  test('is refused where the team offers no gift cards', async () => {
    const { choose } = await given(undefined, ['AMAZON'])
    expect(await choose('coffee', { variantId: 'c5' })).toMatchObject({ code: 'NOT_AVAILABLE' })
  })

  test('declines without enough points', async () => {
    const { choose } = await given()
    expect(await choose('books', { value: 10 })).toMatchObject({
      kind: 'accepted',
      status: 'DECLINED',
      declinedFor: 'INSUFFICIENT_POINTS',
    })
  })

  test('takes nothing where the vendor quotes none, or does not answer', async () => {
    const soldOut = await given(() => Promise.resolve({ kind: 'refused', code: 'OUT_OF_STOCK', problem: '' }))
    expect(await soldOut.choose('books', { value: 5 })).toMatchObject({ code: 'OUT_OF_STOCK' })
    const down = await given(() => Promise.reject(new VendorUncertain('It did not answer.')))
    expect(await down.choose('books', { value: 5 })).toMatchObject({ code: 'VENDOR_UNAVAILABLE' })
  })

  test('records what the vendor charges', async () => {
    const { choose, order } = await given(() =>
      Promise.resolve({ kind: 'quoted', price: euros(480), tax: null, shipping: null }),
    )
    const result = await choose('books', { value: 3 })
    if (result.kind !== 'accepted') throw new Error('The card was not redeemed.')
    expect(await order(result.redemptionId)).toMatchObject({ cost: euros(480), faceValue: euros(300) })
  })
})

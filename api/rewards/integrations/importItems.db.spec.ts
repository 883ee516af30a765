import { randomUUID } from 'node:crypto'
import { addAddress } from '@laurel/contract/people/addresses.ts'
import { CatalogItem } from '@laurel/contract/rewards/catalogItem.ts'
import { redeemReward } from '@laurel/contract/rewards/redeemReward.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { describe, expect, test } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'
import type { TestMember } from '../../testing/testTeam.ts'
import type { CatalogProduct, VendorCapabilities } from '../vendors/port.ts'
import { importItems } from './importItems.ts'
import { integrationOrder } from './integrationOrder.ts'
import { importedItemId, importedVariantId } from './itemFieldsOf.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)
const { signal } = new AbortController()

const variant = (variantId: string, isAvailable = true, minor = 200) => ({
  variantId,
  name: `Size ${variantId}`,
  isAvailable,
  value: { kind: 'fixed' as const, price: { minor, currency: 'USD' } },
})

const hoodie: CatalogProduct = {
  productId: '310001',
  name: 'Evergreen hoodie',
  description: '',
  imageUrl: 'https://files.example.com/hoodie.png',
  countries: ['US'],
  categories: [],
  variants: [variant('1'), variant('2', false, 250)],
}

let seconds = 0
const bring = (teamId: string, ...products: readonly CatalogProduct[]) => bringAs({}, teamId, ...products)

const bringAs = (
  capabilities: Pick<VendorCapabilities, 'asksForAddress'>,
  teamId: string,
  ...products: readonly CatalogProduct[]
) => {
  const client = {
    async *catalog() {
      yield await Promise.resolve(products)
    },
  }
  // Each import has a time of its own.
  seconds += 1
  const clock = () => new Date(Date.parse('2026-03-11T09:00:00Z') + seconds * 1000).toISOString()
  const dependencies = { ledger: api().ledger, database: api().database, clock }
  return importItems(dependencies, { teamId, vendor: 'printful', client, capabilities }, signal)
}

const idOf = (teamId: string, { productId }: CatalogProduct = hoodie) =>
  importedItemId(teamId, 'printful', productId)

const itemAs = async (as: TestMember, id: string) => {
  await api().shown(await api().log.head())
  const { body, status } = await api().ask(as, { url: `/v1/rewards/custom/item/${id}` })
  return status === 200 ? CatalogItem.parse(body) : undefined
}

describe('an import', () => {
  test('shows products with their variants, price, countries, picture and stock', async () => {
    const { teamId, ann } = await api().team('import')
    expect(await bring(teamId, hoodie)).toEqual({ seen: 1, gone: 0 })
    expect(await itemAs(ann, idOf(teamId))).toMatchObject({
      name: 'Evergreen hoodie',
      point_cost: 250,
      countries: ['US'],
      variation_stock: [{ in_stock: true }, { in_stock: false }],
    })
  })

  test('needs an address, unless the vendor asks the recipient for it', async () => {
    const { teamId, ann } = await api().team('address')
    await bring(teamId, hoodie)
    expect(await itemAs(ann, idOf(teamId))).toMatchObject({ metadata: { use_shipping: true } })
    await bringAs({ asksForAddress: true }, teamId, hoodie)
    expect(await itemAs(ann, idOf(teamId))).toMatchObject({ metadata: { use_shipping: false } })
    const chosen = { teamId, itemId: idOf(teamId), variantId: null, address: null }
    expect(await integrationOrder(api().database, chosen)).toMatchObject({
      kind: 'integrationItem',
      address: null,
    })
  })

  test('that is repeated records what changed, and nothing else', async () => {
    const { teamId, ann } = await api().team('again')
    await bring(teamId, hoodie)
    const before = await api().log.head()
    await bring(teamId, hoodie)
    expect(await api().log.head()).toBe(before)
    await bring(teamId, { ...hoodie, variants: [variant('1', false), variant('2')] })
    expect(await itemAs(ann, idOf(teamId))).toMatchObject({
      point_cost: 200,
      variation_stock: [{ in_stock: false }, { in_stock: true }],
    })
  })

  test('sells out what is gone, and leaves alone what an administrator archived', async () => {
    const { teamId, olga, ann } = await api().team('gone')
    const mug = { ...hoodie, productId: '310002', name: 'Mug' }
    await bring(teamId, hoodie, mug)
    expect(await bring(teamId, hoodie)).toEqual({ seen: 1, gone: 1 })
    expect(await itemAs(ann, idOf(teamId, mug))).toMatchObject({ in_stock: false })
    await api().ledger.handle({
      type: 'archiveItem',
      id: randomUUID(),
      teamId,
      actor: { kind: 'member', id: olga.memberId },
      occurredAt: new Date().toISOString(),
      data: { itemId: idOf(teamId) },
    })
    expect(await bring(teamId, hoodie)).toMatchObject({ seen: 0 })
    expect(await itemAs(ann, idOf(teamId))).toBeUndefined()
  })

  test('leaves out a product without a price in a currency that is known', async () => {
    const { teamId } = await api().team('unpriced')
    const priced = { kind: 'fixed' as const, price: { minor: 100, currency: 'XTS' } }
    const unpriced = { ...hoodie, variants: [{ ...variant('1'), value: priced }] }
    expect(await bring(teamId, unpriced, { ...hoodie, productId: '5', variants: [] })).toEqual({
      seen: 0,
      gone: 0,
    })
  })
})

test('an imported item is ordered at its vendor, paid by the fund, while it is in stock', async () => {
  const { teamId, ann } = await api().team('order')
  await bring(teamId, hoodie)
  await api().ledger.handle({
    type: 'topUpFund',
    id: randomUUID(),
    teamId,
    actor: { kind: 'system', id: 'spec' },
    occurredAt: new Date().toISOString(),
    data: { topUpId: randomUUID(), points: 1000, paymentReference: 'spec' },
  })
  const payload = {
    name: 'Ann',
    street1: '1 Fir Lane',
    city: 'Portland',
    state: 'OR',
    postal_code: '97201',
    country: 'US',
  }
  const added = await api().ask(ann, { method: 'POST', url: '/v1/user/addresses', payload })
  const { address_id } = addAddress.response.parse(added.body)
  const itemId = idOf(teamId)
  await api().ledger.handle({
    type: 'setRewardCatalogs',
    id: randomUUID(),
    teamId,
    actor: { kind: 'system', id: 'spec' },
    occurredAt: new Date().toISOString(),
    data: { catalogs: ['CUSTOM_CATALOG'] },
  })
  const redeem = (variantId: string, key: string = randomUUID()) =>
    api().ask(ann, {
      method: 'POST',
      url: `/v1/rewards/redeem/${itemId}`,
      headers: { 'idempotency-key': key },
      payload: { variant_id: importedVariantId(itemId, variantId), addr_id: address_id },
    })
  const key = randomUUID()
  const { ok, redemption_id: id } = redeemReward.response.parse((await redeem('1', key)).body)
  expect(ok).toBe(true)
  expect(await api().ledger.redemption(teamId, id ?? '')).toMatchObject({
    redemptionType: 'INTEGRATION_CUSTOM',
    points: 250,
    order: { kind: 'integrationItem', vendor: 'printful', itemId: '310001', variantId: '1' },
  })
  expect((await redeem('1', key)).body).toMatchObject({ ok: true, redemption_id: id })
  expect((await redeem('2', key)).body).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' })
  const soldOut = await redeem('2')
  expect(soldOut.text).toContain('OUT_OF_STOCK')
})

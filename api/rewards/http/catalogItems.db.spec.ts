import { addAddress } from '@laurel/contract/people/addresses.ts'
import { CatalogItem } from '@laurel/contract/rewards/catalogItem.ts'
import { listCatalogItems } from '@laurel/contract/rewards/catalogItems.ts'
import { redeemReward } from '@laurel/contract/rewards/redeemReward.ts'
import { addItem } from '@laurel/contract/rewards/teamItems.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { describe, expect, test } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'
import type { TestMember } from '../../testing/testTeam.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)

const mug = { name: 'Mug', point_cost: 100, metadata: { use_shipping: false } }

const offerCatalog = async (teamId: string) =>
  void (await api().ledger.handle({
    type: 'setRewardCatalogs',
    id: crypto.randomUUID(),
    teamId,
    actor: { kind: 'system', id: 'spec' },
    occurredAt: new Date().toISOString(),
    data: { catalogs: ['CUSTOM_CATALOG'] },
  }))

const add = async (as: TestMember, settings: object = {}) => {
  await offerCatalog(as.teamId)
  const payload = { add_item: { ...mug, ...settings } }
  const { body } = await api().ask(as, { method: 'POST', url: '/v1/team/rewards/custom', payload })
  const { id, position } = addItem.response.parse(body)
  await api().shown(position)
  return id
}

const itemAs = async (as: TestMember, id: string) =>
  CatalogItem.parse((await api().ask(as, { url: `/v1/rewards/custom/item/${id}` })).body)

const redeem = (as: TestMember, id: string, payload: object = {}, key: string = crypto.randomUUID()) =>
  api().ask(as, {
    method: 'POST',
    url: `/v1/rewards/redeem/${id}`,
    payload,
    headers: { 'idempotency-key': key },
  })

const redeemed = async (...request: Parameters<typeof redeem>) =>
  redeemReward.response.parse((await redeem(...request)).body)

const pointsOf = async ({ teamId, memberId }: TestMember) => {
  const member = await api().ledger.member(teamId, memberId)
  return member.kind === 'known' ? member.redeemable : undefined
}

const address = { name: 'Ann', street1: '1 Row', city: 'Cork', postal_code: 'T12 W8KX', country: 'IE' }
const addressOf = async (as: TestMember, changes: object = {}) => {
  const payload = { ...address, ...changes }
  const { body } = await api().ask(as, { method: 'POST', url: '/v1/user/addresses', payload })
  return addAddress.response.parse(body).address_id
}

describe('the catalog', () => {
  test('shows 20 items a page, the cheapest first, and says whether there are more', async () => {
    const { olga, ann } = await api().team('pages')
    for (let number = 1; number <= 20; number += 1)
      await add(olga, { name: `Mug ${number}`, point_cost: number })
    const page = async (path: string) =>
      listCatalogItems.response.parse((await api().ask(ann, { url: `/v1/rewards/custom/${path}` })).body)
    expect(await page('1')).toMatchObject({ next_page: null, items: { length: 20, 0: { name: 'Mug 1' } } })
    await add(olga, { name: 'Teapot', point_cost: 21 })
    expect(await page('1')).toMatchObject({ next_page: 2, items: { length: 20 } })
    expect(await page('2')).toMatchObject({ next_page: null, items: [{ name: 'Teapot' }] })
    expect(await page('1?query=teap')).toMatchObject({ next_page: null, items: [{ name: 'Teapot' }] })
  })

  test('shows an item with safe HTML, its choices, and which of them are in stock', async () => {
    const { olga, ann } = await api().team('item')
    const id = await add(olga, {
      description: '<p onclick="alert(1)">Warm</p><script>alert(1)</script>',
      variations: [{ name: 'S', stock: 0 }, { name: 'L', stock: 2 }, { name: 'XL' }],
      countries: ['US', 'IE'],
    })
    const item = await itemAs(ann, id)
    expect(item).toMatchObject({ description: '<p>Warm</p>', in_stock: true, countries: ['US', 'IE'] })
    expect(item.variations.map(({ name }) => name)).toEqual(['S', 'L', 'XL'])
    expect(item.variation_stock.map(({ in_stock }) => in_stock)).toEqual([false, true, true])
  })

  test('of another team is unknown', async () => {
    const [{ olga }, { ann }] = [await api().team('one'), await api().team('other')]
    const id = await add(olga)
    expect((await api().ask(ann, { url: `/v1/rewards/custom/item/${id}` })).status).toBe(404)
    expect((await redeem(ann, id)).status).toBe(404)
  })

  test('no longer offers an archived item', async () => {
    const { olga, ann } = await api().team('archived')
    const id = await add(olga)
    await api().ask(olga, { method: 'DELETE', url: `/v1/team/rewards/custom/${id}` })
    expect((await redeem(ann, id)).body).toMatchObject({ code: 'REWARD_UNKNOWN' })
  })
})

describe('redeeming an item', () => {
  test('is refused where the team does not offer its catalog', async () => {
    const { olga, ann } = await api().team('closed')
    const id = await add(olga)
    await api().ledger.handle({
      type: 'setRewardCatalogs',
      id: crypto.randomUUID(),
      teamId: ann.teamId,
      actor: { kind: 'system', id: 'spec' },
      occurredAt: new Date().toISOString(),
      data: { catalogs: ['AMAZON'] },
    })
    expect((await redeem(ann, id)).body).toMatchObject({ code: 'REWARD_UNKNOWN' })
    expect(await pointsOf(ann)).toBe(500)
  })

  test('takes the points and a piece, once, whatever happens to the item afterwards', async () => {
    const { olga, ann } = await api().team('redeem')
    const id = await add(olga, { stock: 5 })
    const key = crypto.randomUUID()
    const first = await redeemed(ann, id, {}, key)
    expect(first).toMatchObject({ ok: true, status: 'PENDING', points: 100 })
    await api().ask(olga, { method: 'DELETE', url: `/v1/team/rewards/custom/${id}` })
    expect(await redeemed(ann, id, {}, key)).toMatchObject({ redemption_id: first.redemption_id })
    expect(await pointsOf(ann)).toBe(400)
    const state = await api().ledger.item(ann.teamId, id)
    expect(state.kind === 'unknown' ? null : state.stock.get(null)).toBe(4)
  })

  test('of which one piece is left makes one redemption for two people, and takes nothing of the other', async () => {
    const { olga, ann, ben } = await api().team('last')
    const id = await add(olga, { stock: 1, point_cost: 0 + 100 })
    await api().ledger.handle({
      type: 'adjustPoints',
      id: crypto.randomUUID(),
      teamId: ben.teamId,
      actor: { kind: 'system', id: 'spec' },
      occurredAt: new Date().toISOString(),
      data: { memberId: ben.memberId, account: 'redeemable', points: 500, reason: 'A start' },
    })
    const answers = await Promise.all([redeemed(ann, id), redeemed(ben, id)])
    expect(new Set(answers.map(({ error }) => error))).toEqual(new Set(['OUT_OF_STOCK', null]))
    expect(new Set([await pointsOf(ann), await pointsOf(ben)])).toEqual(new Set([400, 500]))
    await api().shown(Math.max(...answers.map(({ position }) => position ?? -1)))
    expect(await itemAs(ann, id)).toMatchObject({ in_stock: false })
  })

  test('at another price than the person saw takes nothing and tells the new one', async () => {
    const { olga, ann } = await api().team('price')
    const id = await add(olga)
    expect(await redeemed(ann, id, { points: 90 })).toMatchObject({
      ok: false,
      error: 'PRICE_CHANGED',
      points: 100,
      redemption_id: null,
    })
    expect(await pointsOf(ann)).toBe(500)
  })

  test('needs a variant where there are any', async () => {
    const { olga, ann } = await api().team('variant')
    const id = await add(olga, { variations: [{ name: 'S' }] })
    expect((await redeem(ann, id)).body).toMatchObject({ code: 'VARIANT_REQUIRED' })
    const [variation] = (await itemAs(ann, id)).variations
    expect(await redeemed(ann, id, { variant_id: variation?.id })).toMatchObject({ ok: true })
  })

  test('needs an own address where it is shipped', async () => {
    const { olga, ann, ben } = await api().team('shipped')
    const id = await add(olga, { metadata: { use_shipping: true } })
    expect((await redeem(ann, id)).body).toMatchObject({ code: 'ADDRESS_REQUIRED' })
    const ofBen = await addressOf(ben)
    expect((await redeem(ann, id, { addr_id: ofBen })).body).toMatchObject({ code: 'ADDRESS_REQUIRED' })
    expect(await redeemed(ann, id, { addr_id: await addressOf(ann) })).toMatchObject({ ok: true })
  })

  test('under the key of an earlier one with another variant or address is refused', async () => {
    const { olga, ann } = await api().team('another-choice')
    const variations = [{ name: 'S' }, { name: 'L' }]
    const id = await add(olga, { variations, metadata: { use_shipping: true } })
    const [small, large] = (await itemAs(ann, id)).variations
    const [here, there] = [await addressOf(ann), await addressOf(ann, { street1: '2 Row' })]
    const key = crypto.randomUUID()
    const first = await redeemed(ann, id, { variant_id: small?.id, addr_id: here }, key)
    for (const other of [
      { variant_id: large?.id, addr_id: here },
      { variant_id: small?.id, addr_id: there },
    ])
      expect((await redeem(ann, id, other, key)).body).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' })
    expect(await redeemed(ann, id, { variant_id: small?.id, addr_id: here }, key)).toEqual(first)
  })

  test('shows its style and its address to administrators until it is handed over', async () => {
    const { olga, ann } = await api().team('hand-over')
    const id = await add(olga, { variations: [{ name: 'Sky, S/M' }], metadata: { use_shipping: true } })
    const [style] = (await itemAs(ann, id)).variations
    const choice = { addr_id: await addressOf(ann), variant_id: style?.id }
    const { redemption_id: redemptionId, position } = await redeemed(ann, id, choice)
    await api().shown(position ?? 0)

    const pending = encodeURIComponent('{"status":"PENDING","type":["CUSTOM_CATALOG","CUSTOM_REDEMPTION"]}')
    const own = await api().ask(ann, { url: `/v1/rewards/redemptions/${redemptionId}` })
    expect(own.body).toMatchObject({ redemption: { instructions: 'Your team sends it to your address.' } })
    const listed = await api().ask(olga, { url: `/v1/admin/redemptions?filter=${pending}` })
    expect(listed.body).toMatchObject([{ id: redemptionId, redemption: { variant_name: 'Sky, S/M' } }])
    const details = async () => (await api().ask(olga, { url: `/v1/admin/redemptions/${redemptionId}` })).body
    expect(await details()).toMatchObject({ ship_to: { street1: '1 Row', postal_code: 'T12 W8KX' } })

    await api().ask(olga, { method: 'PATCH', url: `/v1/team/redemption/${redemptionId}/complete` })
    await expect.poll(details).toMatchObject({ status: 'COMPLETE', ship_to: null })
  })

  test('needs a country where it is offered, of the person and of the address', async () => {
    const { olga, ann } = await api().team('country')
    const elsewhere = await add(olga, { countries: ['DE'] })
    expect((await redeem(ann, elsewhere)).body).toMatchObject({ code: 'COUNTRY_NOT_SERVED' })
    const shipped = await add(olga, { countries: ['US'], metadata: { use_shipping: true } })
    const request = { addr_id: await addressOf(ann) }
    expect((await redeem(ann, shipped, request)).body).toMatchObject({ code: 'COUNTRY_NOT_SERVED' })
  })
})

describe('changing an item', () => {
  const change = (as: TestMember, id: string, item: object) =>
    api().ask(as, {
      method: 'PATCH',
      url: `/v1/team/rewards/custom/${id}`,
      payload: { item: { ...mug, ...item } },
    })

  test('leaves the stock alone unless it is sent', async () => {
    const { olga, ann } = await api().team('stock')
    const id = await add(olga, { stock: 1 })
    await redeemed(ann, id)
    await change(olga, id, { name: 'Big mug' })
    expect(await redeemed(ann, id)).toMatchObject({ error: 'OUT_OF_STOCK' })
    await change(olga, id, { name: 'Big mug', stock: 1 })
    expect(await redeemed(ann, id)).toMatchObject({ ok: true })
  })

  test('refuses pictures that the team has not uploaded', async () => {
    const { olga } = await api().team('foreign')
    const id = await add(olga)
    const image = `/images/${'0'.repeat(32)}.webp`
    expect((await change(olga, id, { images: [image] })).body).toMatchObject({ code: 'IMAGE_UNKNOWN' })
    expect(await change(olga, id, { images: ['https://elsewhere.example/x.png'] })).toMatchObject({
      status: 422,
      body: { code: 'IMAGE_REFUSED' },
    })
  })

  test('of another team is refused', async () => {
    const [{ olga }, other] = [await api().team('mine'), await api().team('theirs')]
    const id = await add(olga)
    expect((await change(other.olga, id, {})).status).toBe(404)
  })
})

test('the address of an order is in the file of personal data', async () => {
  const { olga, ann } = await api().team('sent')
  const id = await add(olga, { metadata: { use_shipping: true } })
  const { position } = await redeemed(ann, id, { addr_id: await addressOf(ann) })
  await api().shown(position ?? 0)
  const { text } = await api().ask(ann, { url: '/v1/user/personal-data' })
  const [, section = ''] = text.split('"order_destinations"')
  expect(section.split('"section"')[0]).toContain('"street1":"1 Row"')
})

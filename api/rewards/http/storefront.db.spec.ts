import { randomUUID } from 'node:crypto'
import { addAddress } from '@laurel/contract/people/addresses.ts'
import { listStorefront, redeemStorefront } from '@laurel/contract/rewards/storefront.ts'
import { teamAccountBalances } from '@laurel/projections/books/balances/queries.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { describe, expect, test } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'
import type { TestTeam } from '../../testing/testTeam.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)

const beanie = { name: 'Beanie', sku: 'BEANIE', thumbnail: '/store-pictures/beanie.svg', point_cost: 800 }
const plate = { ...beanie, name: 'License Plate Frame', sku: 'LICENSE-PLATE-FRAME', point_cost: 200 }

const topUp = ({ teamId }: TestTeam, points: number) =>
  api().ledger.handle({
    id: randomUUID(),
    teamId,
    actor: { kind: 'system', id: 'spec' },
    occurredAt: new Date().toISOString(),
    type: 'topUpFund',
    data: { topUpId: randomUUID(), points, paymentReference: randomUUID() },
  })

const fundOf = async ({ teamId }: TestTeam) => {
  await api().shown(await api().log.head())
  return (await teamAccountBalances(api().database, teamId)).fund
}

const addressOf = async (member: TestTeam['ann'], street1 = '1 Orchard Row') => {
  const { body } = await api().ask(member, {
    method: 'POST',
    url: '/v1/user/addresses',
    payload: {
      name: 'Ann Quince',
      street1,
      city: 'San Francisco',
      state: 'CA',
      postal_code: '94103',
      country: 'US',
    },
  })
  return addAddress.response.parse(body).address_id
}

const buy = async (team: TestTeam, reward: object, addr: string, key = randomUUID()) => {
  const { status, body } = await api().ask(team.ann, {
    method: 'POST',
    url: '/v1/rewards/redeem/storefront',
    payload: { reward, addr },
    headers: { 'idempotency-key': key },
  })
  return { status, body, answer: status === 200 ? redeemStorefront.response.parse(body) : undefined }
}

describe('the swag shop', () => {
  test('lists its products for everybody of the team', async () => {
    const { ann } = await api().team('list')
    const { body } = await api().ask(ann, { url: '/v1/rewards/storefront' })
    expect(listStorefront.response.parse(body).products).toHaveLength(9)
  })

  test('sells at its own price, and the fund pays', async () => {
    const team = await api().team('sells')
    await topUp(team, 1000)
    const { answer } = await buy(team, plate, await addressOf(team.ann))
    expect(answer).toMatchObject({ error: null, status: 'PENDING', points: 200 })
    expect(await fundOf(team)).toBe(800)
    await api().shown(answer?.position ?? -1)
    const { body } = await api().ask(team.ann, { url: `/v1/rewards/redemptions/${answer?.id}` })
    expect(body).toMatchObject({
      type: 'STOREFRONT',
      redemption: { name: 'License Plate Frame', thumbnail: '/store-pictures/license-plate-frame.svg' },
    })
  })

  test('refuses a price that is not its own, and says the right one', async () => {
    const team = await api().team('mismatch')
    await topUp(team, 1000)
    const { answer } = await buy(team, { ...plate, point_cost: 1 }, await addressOf(team.ann))
    expect(answer).toMatchObject({ error: 'PRICE_CHANGED', points: 200, id: null })
    expect(await fundOf(team)).toBe(1000)
  })

  test('takes nothing where points or funds are missing', async () => {
    const team = await api().team('empty')
    const addr = await addressOf(team.ann)
    expect((await buy(team, plate, addr)).answer).toMatchObject({ error: 'INSUFFICIENT_FUNDS' })
    await topUp(team, 5000)
    expect((await buy(team, beanie, addr)).answer).toMatchObject({ error: 'INSUFFICIENT_POINTS' })
    expect(await fundOf(team)).toBe(5000)
  })

  test('knows no product of another sku, and no address of another member', async () => {
    const team = await api().team('unknown')
    const addr = await addressOf(team.ben)
    expect(await buy(team, { ...plate, sku: 'UMBRELLA' }, addr)).toMatchObject({ status: 404 })
    expect((await buy(team, plate, addr)).answer).toMatchObject({ error: 'ADDRESS_UNKNOWN', id: null })
  })

  test('sells once for a repeated click', async () => {
    const team = await api().team('twice')
    await topUp(team, 1000)
    const addr = await addressOf(team.ann)
    const key = randomUUID()
    const [one, other] = await Promise.all([buy(team, plate, addr, key), buy(team, plate, addr, key)])
    expect(one.answer?.id).toBe(other.answer?.id)
    expect(await fundOf(team)).toBe(800)
  })

  test('sells no second time under the same key for another address', async () => {
    const team = await api().team('elsewhere')
    await topUp(team, 1000)
    const [here, there] = [await addressOf(team.ann), await addressOf(team.ann, '2 Orchard Row')]
    const key = randomUUID()
    const first = await buy(team, plate, here, key)
    expect(await buy(team, plate, there, key)).toMatchObject({
      status: 409,
      body: { code: 'IDEMPOTENCY_CONFLICT' },
    })
    expect((await buy(team, plate, here, key)).answer?.id).toBe(first.answer?.id)
    expect(await fundOf(team)).toBe(800)
  })

  test('shows the pictures of its products to everybody', async () => {
    const { status, headers } = await api().ask(null, { url: '/store-pictures/socks.svg' })
    expect(status).toBe(200)
    expect(headers['content-type']).toContain('image/svg+xml')
  })
})

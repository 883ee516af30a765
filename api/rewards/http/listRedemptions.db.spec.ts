import { randomUUID } from 'node:crypto'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import type { RedemptionType } from '@laurel/ledger/rewards/redemptions/events.ts'
import { testOrders } from '@laurel/ledger/testing/testOrders.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { describe, expect, test } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'
import type { TestTeam } from '../../testing/testTeam.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)

const delivery = {
  credentials: [
    { label: 'Code', value: 'ABCD-EFGH', kind: 'code' as const },
    { label: 'PIN', value: '1234', kind: 'pin' as const },
  ],
  instructions: 'Show it at the till.',
}

/** The life of one redemption of Ann's, as the jobs and vendors would move it. */
const createLife = ({ teamId, ann }: TestTeam, type: RedemptionType, points = 100) => {
  const { ledger } = api()
  const redemptionId = randomUUID()
  let position = -1
  type Command = Parameters<typeof ledger.handle>[0]
  type Wish = Command extends infer Each
    ? Each extends Command
      ? Omit<Each, 'id' | 'teamId' | 'actor' | 'occurredAt'>
      : never
    : never
  const handle = async (wish: Wish) => {
    const outcome = await ledger.handle({
      ...wish,
      id: randomUUID(),
      teamId,
      actor: { kind: 'system', id: 'spec' },
      occurredAt: new Date().toISOString(),
    })
    if (outcome.kind === 'rejected') throw new Error(outcome.rejection.code)
    const settled = await settle(ledger, outcome.events)
    position = Math.max(position, outcome.position, settled.position ?? -1)
  }
  return {
    redemptionId,
    handle,
    request: () =>
      handle({
        type: 'requestRedemption',
        data: {
          redemptionId,
          memberId: ann.memberId,
          points,
          funding: 'none',
          redemptionType: type,
          reward: { rewardId: derivedId('reward', type), name: `Ann's ${type}`, emoji: '🎁' },
          order: testOrders[type],
          groupId: redemptionId,
        },
        policy: { limits: null, holdFor: null },
      }),
    shown: () => api().shown(position),
  }
}

const ofAnn = async (team: TestTeam, id: string) =>
  (await api().ask(team.ann, { url: `/v1/rewards/redemptions/${id}` })).body

describe('the redemptions of a person', () => {
  test.each([
    ['GIFT_CARD', { rewardName: "Ann's GIFT_CARD", currencyAmount: 25, currencyCode: 'USD' }],
    ['AMAZON', { asin: 'B00EXAMPLE', title: 'A teapot' }],
    ['DONATION', { charity: { ein: '53-0196605', name: 'Red Cross' }, donated_amount: 10, currency: 'USD' }],
    ['PAYPAL', { rail: 'PAYPAL', sent_amount: 9.75, fee_amount: 0.25, currency: 'USD' }],
    ['STOREFRONT', { name: "Ann's STOREFRONT", emoji: '🎁', instructions: 'It is sent to your address.' }],
  ] as const)(
    '%s: have the fields of their type, and neither address nor destination',
    async (type, fields) => {
      const team = await api().team(`detail-${type.toLowerCase().replace('_', '-')}`)
      const life = createLife(team, type)
      await life.request()
      await life.shown()
      const list = await api().ask(team.ann, { url: '/v1/rewards/redemptions' })
      expect(list.body).toMatchObject({
        groups: [{ groupById: life.redemptionId, type, redemptions: [{ redemption: fields }] }],
      })
      expect(list.text).not.toMatch(/Orchard|pay\.example/)
    },
  )

  test('follow each parcel at its carrier', async () => {
    const team = await api().team('parcels')
    const life = createLife(team, 'AMAZON')
    await life.request()
    const { redemptionId } = life
    await life.handle({ type: 'processRedemption', data: { redemptionId } })
    await life.handle({
      type: 'shipRedemption',
      data: { redemptionId, carrier: 'UPS', trackingNumber: '1Z999AA10123456784' },
    })
    await life.shown()
    expect(await ofAnn(team, redemptionId)).toMatchObject({
      status: 'PROCESSING',
      redemption: {
        shipping_details: {
          tracking_number: '1Z999AA10123456784',
          parcels: [{ tracking_url: 'https://www.ups.com/track?tracknum=1Z999AA10123456784' }],
        },
      },
    })
  })

  test('explain why one was cancelled, and why one was declined', async () => {
    const team = await api().team('reasons')
    const cancelled = createLife(team, 'GIFT_CARD')
    await cancelled.request()
    const { redemptionId } = cancelled
    await cancelled.handle({ type: 'cancelRedemption', data: { redemptionId, reason: 'Sold out' } })
    const declined = createLife(team, 'GIFT_CARD', 9000)
    await declined.request()
    await declined.shown()
    expect(await ofAnn(team, redemptionId)).toMatchObject({ status: 'CANCELLED', reason: 'Sold out' })
    expect(await ofAnn(team, declined.redemptionId)).toMatchObject({
      status: 'DECLINED',
      reason: "You don't have enough points for this reward!",
    })
    const list = await api().ask(team.ann, { url: '/v1/rewards/redemptions' })
    expect(list.text).not.toContain(declined.redemptionId)
  })

  test('are of that person alone', async () => {
    const team = await api().team('foreign')
    const life = createLife(team, 'GIFT_CARD')
    await life.request()
    await life.shown()
    for (const other of [team.ben, team.olga])
      expect(await api().ask(other, { url: `/v1/rewards/redemptions/${life.redemptionId}` })).toMatchObject({
        status: 404,
      })
  })
})

describe('what arrived for a redemption', () => {
  const look = (id: string) => ({ method: 'POST' as const, url: `/v1/rewards/redemptions/${id}/delivery` })

  const delivered = async (name: string) => {
    const team = await api().team(name)
    const life = createLife(team, 'GIFT_CARD')
    await life.request()
    const { redemptionId } = life
    await life.handle({
      type: 'completeRedemption',
      data: { redemptionId, delivery },
    })
    await life.shown()
    return { team, redemptionId }
  }

  test('is shown to its owner on demand, kept by no cache, in no list, and each look is recorded', async () => {
    const { team, redemptionId } = await delivered('codes')
    const list = await api().ask(team.ann, { url: '/v1/rewards/redemptions' })
    expect(list.body).toMatchObject({ groups: [{ redemptions: [{ has_delivery: true }] }] })
    expect(list.text).not.toContain('ABCD')
    const shown = await api().ask(team.ann, look(redemptionId))
    expect(shown).toMatchObject({ status: 200, body: delivery, headers: { 'cache-control': 'no-store' } })
    await api().ask(team.ann, look(redemptionId))
    const { rows } = await api().database.query(
      `select detail from access.security_log where activity = 'DELIVERY_SHOWN' and member_id = $1`,
      [team.ann.memberId],
    )
    expect(rows).toEqual([{ detail: redemptionId }, { detail: redemptionId }])
  })

  test('is not shown to other people, administrators included', async () => {
    const { team, redemptionId } = await delivered('others-codes')
    for (const other of [team.ben, team.olga])
      expect(await api().ask(other, look(redemptionId))).toMatchObject({ status: 404 })
  })
})

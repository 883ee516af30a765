import { randomUUID } from 'node:crypto'
import { defineCompanyReward } from '@laurel/contract/rewards/companyRewards.ts'
import { redeemReward } from '@laurel/contract/rewards/redeemReward.ts'
import { Acknowledged } from '@laurel/contract/wire/position.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { describe, expect, test } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)

const redeem = (rewardId: string, key: string = randomUUID()) => ({
  method: 'POST' as const,
  url: `/v1/rewards/redeem/${rewardId}`,
  headers: { 'idempotency-key': key },
})

describe('redeeming a company reward', () => {
  test('takes the points at once and shows up for the person and for the admin', async () => {
    const { ann, olga, rewardId } = await api().team('happy')
    const answer = await api().ask(ann, redeem(rewardId))
    expect(answer).toMatchObject({
      status: 200,
      body: { ok: true, error: null, status: 'PENDING', points: 300 },
    })
    const { redemption_id: id, position } = redeemReward.response.parse(answer.body)

    const me = await api().ask(ann, { url: `/v1/user/me?after=${position}` })
    expect(me.body).toMatchObject({ user: { redeemable_points: 200 } })
    const mine = await api().ask(ann, { url: '/v1/rewards/redemptions' })
    expect(mine.body).toMatchObject({ groups: [{ redemptions: [{ id, status: 'PENDING' }] }] })
    const waiting = await api().ask(olga, { url: '/v1/team/redemptions?type=culture' })
    expect(waiting.body).toMatchObject({ redemptions: [{ id, user: { name: 'Ann' } }] })
    const page = (number: number, as = olga) => api().ask(as, { url: `/v1/team/redemptions/${number}` })
    expect((await page(1)).body).toMatchObject({ redemptions: [{ id, user: { name: 'Ann' } }], next: null })
    expect((await page(2)).body).toEqual({ redemptions: [], next: null })
    expect([(await page(0)).status, (await page(1, ann)).status]).toEqual([400, 403])
    const count = await api().ask(olga, { url: '/v1/team/pending_redemption_count' })
    expect(count.body).toEqual({ pending_count: 1 })
  })

  test('is refused with the error of the specification when the points are not there', async () => {
    const { ben, rewardId } = await api().team('poor')
    const answer = await api().ask(ben, redeem(rewardId))
    expect(answer).toMatchObject({
      status: 200,
      body: {
        ok: false,
        error: 'INSUFFICIENT_POINTS',
        message: "You don't have enough points for this reward!",
        status: 'DECLINED',
      },
    })
    const { position } = redeemReward.response.parse(answer.body)
    const mine = await api().ask(ben, { url: `/v1/rewards/redemptions?after=${position}` })
    expect(mine.body).toEqual({ groups: [], next: null })
  })

  test('shows up on the first page of the person, however many were declined since', async () => {
    const { ann, rewardId } = await api().team('declined')
    const accepted = redeemReward.response.parse((await api().ask(ann, redeem(rewardId))).body)
    const declined = redeemReward.response.parse((await api().ask(ann, redeem(rewardId))).body)
    await api().shown(declined.position ?? -1)
    await api().database.query(
      `insert into read_redemptions.redemptions
       select (jsonb_populate_record(r, jsonb_build_object(
         'redemption_id', gen_random_uuid(), 'requested_at', r.requested_at + interval '1 hour'))).*
       from read_redemptions.redemptions r, generate_series(1, 100) where r.redemption_id = $1`,
      [declined.redemption_id],
    )
    const mine = await api().ask(ann, { url: '/v1/rewards/redemptions' })
    expect(mine.body).toMatchObject({
      groups: [{ redemptions: [{ id: accepted.redemption_id }] }],
      next: null,
    })
  })

  test('happens once per key; a repeat answers with Idempotency-Hit', async () => {
    const { ann, rewardId } = await api().team('twice')
    const key = randomUUID()
    const [first, second] = await Promise.all([
      api().ask(ann, redeem(rewardId, key)),
      api().ask(ann, redeem(rewardId, key)),
    ])
    const third = await api().ask(ann, redeem(rewardId, key))
    const ids = [first, second, third].map(({ body }) => redeemReward.response.parse(body).redemption_id)
    expect(new Set(ids).size).toBe(1)
    expect(third).toMatchObject({ headers: { 'idempotency-hit': 'true' }, body: { ok: true } })
    const { position } = redeemReward.response.parse(first.body)
    const me = await api().ask(ann, { url: `/v1/user/me?after=${position}` })
    expect(me.body).toMatchObject({ user: { redeemable_points: 200 } })
  })

  test('is a conflict when the key came with another reward before', async () => {
    const { ann, olga, rewardId } = await api().team('mixed')
    const other = await api().ask(olga, {
      method: 'POST',
      url: '/v1/admin/rewards',
      payload: { name: 'Mug', emoji: '☕', description: 'A mug.', point_cost: 10 },
    })
    const { id } = defineCompanyReward.response.parse(other.body)
    const key = randomUUID()
    await api().ask(ann, redeem(rewardId, key))
    expect(await api().ask(ann, redeem(id, key))).toMatchObject({
      status: 409,
      body: { code: 'IDEMPOTENCY_CONFLICT' },
    })
  })

  test('does not know rewards of another team', async () => {
    const { ann } = await api().team('here')
    const { rewardId } = await api().team('there')
    expect(await api().ask(ann, redeem(rewardId))).toMatchObject({
      status: 404,
      body: { code: 'REWARD_UNKNOWN' },
    })
  })
})

describe('an admin', () => {
  const redeemed = async (name: string) => {
    const team = await api().team(name)
    const answer = await api().ask(team.ann, redeem(team.rewardId))
    return { ...team, redemptionId: redeemReward.response.parse(answer.body).redemption_id }
  }

  test('approves a redemption once', async () => {
    const { olga, ann, redemptionId } = await redeemed('approve')
    const complete = { method: 'PATCH' as const, url: `/v1/team/redemption/${redemptionId}/complete` }
    const answer = await api().ask(olga, complete)
    expect(answer).toMatchObject({ status: 200, body: { ok: true } })
    expect(await api().ask(olga, complete)).toMatchObject({
      status: 409,
      body: { code: 'REDEMPTION_MOVE_REFUSED', data: { status: 'COMPLETE' } },
    })
    const { position } = Acknowledged.parse(answer.body)
    const mine = await api().ask(ann, { url: `/v1/rewards/redemptions?after=${position}` })
    expect(mine.body).toMatchObject({ groups: [{ redemptions: [{ status: 'COMPLETE' }] }] })
  })

  test('leaves the approval of their own redemption to another one, and may cancel it', async () => {
    const { teamId, ann, rewardId } = await api().team('own')
    const { redemption_id: id } = redeemReward.response.parse((await api().ask(ann, redeem(rewardId))).body)
    await api().ledger.handle({
      type: 'changeMemberAdmin',
      id: randomUUID(),
      teamId,
      actor: { kind: 'system', id: 'spec' },
      occurredAt: new Date().toISOString(),
      data: { memberId: ann.memberId, isAdmin: true },
      policy: { isLast: false },
    })
    const move = (name: string) => ({ method: 'PATCH' as const, url: `/v1/team/redemption/${id}/${name}` })
    expect(await api().ask(ann, move('complete'))).toMatchObject({
      status: 403,
      body: { code: 'OWN_REDEMPTION', detail: expect.stringContaining('Another administrator') },
    })
    expect(await api().ask(ann, { ...move('cancel'), payload: { reason: 'Changed my mind' } })).toMatchObject(
      {
        status: 200,
      },
    )
  })

  test('cancels a redemption and the points come back', async () => {
    const { olga, ann, redemptionId } = await redeemed('cancel')
    const answer = await api().ask(olga, {
      method: 'PATCH',
      url: `/v1/team/redemption/${redemptionId}/cancel`,
      payload: { reason: 'Out of stock' },
    })
    const { position } = Acknowledged.parse(answer.body)
    const me = await api().ask(ann, { url: `/v1/user/me?after=${position}` })
    expect(me.body).toMatchObject({ user: { redeemable_points: 500 } })
  })

  test('can’t move a redemption of another team', async () => {
    const { redemptionId } = await redeemed('victim')
    const { olga } = await api().team('attacker')
    expect(
      await api().ask(olga, { method: 'PATCH', url: `/v1/team/redemption/${redemptionId}/complete` }),
    ).toMatchObject({ status: 404, body: { code: 'REDEMPTION_UNKNOWN' } })
  })
})

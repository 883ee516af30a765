import { listAwards, saveAwards } from '@laurel/contract/awards/awards.ts'
import { saveAnniversaryAward } from '@laurel/contract/celebrations/dateAwards.ts'
import { addItem } from '@laurel/contract/rewards/teamItems.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { describe, expect, test } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'
import type { TestMember } from '../../testing/testTeam.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)

const save = async (as: TestMember, payload: object) => {
  const answer = await api().ask(as, { method: 'PATCH', url: '/v1/team/awards', payload })
  if (answer.status !== 200) return { ...answer, awards: [], position: -1 }
  return { ...answer, ...saveAwards.response.parse(answer.body) }
}
const celebrate = (as: TestMember, kind: string, payload: object) =>
  api().ask(as, { method: 'PATCH', url: `/v1/team/date_awards/${kind}`, payload })
const list = async (as: TestMember, after = -1) =>
  (await api().ask(as, { url: `/v1/team/awards?after=${after}` })).body

describe('spot awards', () => {
  test('are created, changed and archived, one or several at a time', async () => {
    const { olga, rewardId } = await api().team('spot')
    const created = await save(olga, {
      to_create: [
        { name: 'Beacon', points: 500, award_skin: ['lighthouse'] },
        { name: 'Spark', points: 0, rewards: [[], [{ type: 'CUSTOM_REWARD', reward_id: rewardId }]] },
      ],
    })
    const [beacon, spark] = created.awards
    expect(await list(olga, created.position)).toMatchObject({
      awards: [
        { name: 'Beacon', points: 500, award_skins: ['lighthouse'], is_bot: false },
        { name: 'Spark', rewards: [[{ type: 'CUSTOM_REWARD', reward_id: rewardId }]] },
      ],
    })
    await save(olga, { to_update: { id: beacon?.id, name: 'Beacon', points: 250 } })
    const deleted = await api().ask(olga, {
      method: 'DELETE',
      url: '/v1/team/awards',
      payload: { to_delete: [spark?.id] },
    })
    expect(deleted.status).toBe(200)
    await expect
      .poll(() => list(olga))
      .toMatchObject({ awards: [{ name: 'Beacon', points: 250, award_skins: [] }] })
  })

  test('say what the rewards of their gifts are', async () => {
    const { olga, rewardId } = await api().team('gifts')
    const item = { name: 'Mug', point_cost: 100, countries: ['IE'], metadata: { use_shipping: false } }
    const added = await api().ask(olga, {
      method: 'POST',
      url: '/v1/team/rewards/custom',
      payload: { add_item: item },
    })
    const { id: mugId, position } = addItem.response.parse(added.body)
    await api().shown(position)
    const gift = (reward_id: string) => ({ type: 'CUSTOM_REWARD', reward_id })
    const dayOff = {
      ...gift(rewardId),
      reward: { id: rewardId, name: 'Day off', images: [], countries: [] },
    }
    const mug = { ...gift(mugId), reward: { id: mugId, name: 'Mug', images: [], countries: ['IE'] } }
    const spark = { name: 'Spark', points: 0, rewards: [[gift(rewardId), gift(mugId)]] }
    const saved = await save(olga, { to_create: spark })
    expect(saved.awards[0]?.rewards).toEqual([[dayOff, mug]])
    const settings = { points: 5, award_skin: ['oak'] }
    const milestone = { ...settings, anniversary_interval: 5, rewards: [[gift(mugId)]] }
    const years = await celebrate(olga, 'anniversary', { ...settings, addl_years: [milestone] })
    const { award, position: after } = saveAnniversaryAward.response.parse(years.body)
    expect(award.milestones[0]?.rewards).toEqual([[mug]])
    const { awards } = listAwards.response.parse(await list(olga, after))
    expect(awards.map(({ rewards, milestones }) => [rewards, milestones.map(each => each.rewards)])).toEqual([
      [[[dayOff, mug]], []],
      [[], [[[mug]]]],
    ])
    const again = { ...spark, id: awards[0]?.id, rewards: awards[0]?.rewards }
    expect((await save(olga, { to_update: again })).awards[0]?.rewards).toEqual([[dayOff, mug]])
  })

  test('are not deleted under a key that came with another one, or with another call', async () => {
    const { olga, ann } = await api().team('spot-keys')
    const { awards } = await save(olga, {
      to_create: [
        { name: 'Beacon', points: 5 },
        { name: 'Spark', points: 0 },
      ],
    })
    const headers = { 'idempotency-key': 'a click' }
    const remove = (id: string | undefined) =>
      api().ask(olga, { method: 'DELETE', url: '/v1/team/awards', payload: { to_delete: [id] }, headers })
    expect((await remove(awards[0]?.id)).status).toBe(200)
    expect((await remove(awards[0]?.id)).headers['idempotency-hit']).toBe('true')
    const conflict = { status: 409, body: { code: 'IDEMPOTENCY_CONFLICT' } }
    expect(await remove(awards[1]?.id)).toMatchObject(conflict)
    const adjust = {
      url: `/v1/admin/members/${ann.memberId}/adjust`,
      payload: { points: 5, reason: 'Thanks' },
    }
    expect(await api().ask(olga, { method: 'POST', ...adjust, headers })).toMatchObject(conflict)
  })

  test('refuse what is not of the team, and gifts that hold a thing twice', async () => {
    const [{ olga }, other] = [await api().team('owning'), await api().team('strange')]
    const strange = await save(other.olga, { to_create: { name: 'Theirs', points: 1 } })
    const update = { to_update: { id: strange.awards[0]?.id, name: 'Mine', points: 1 } }
    expect(await save(olga, update)).toMatchObject({ status: 404, body: { code: 'AWARD_UNKNOWN' } })
    const gift = { type: 'CUSTOM_REWARD', reward_id: other.rewardId }
    expect(await save(olga, { to_create: { name: 'Mug', points: 1, rewards: [[gift]] } })).toMatchObject({
      status: 404,
      body: { code: 'REWARD_UNKNOWN' },
    })
    const points = { type: 'POINTS', points: 5 }
    expect(
      await save(olga, { to_create: { name: 'Two', points: 1, rewards: [[points, points]] } }),
    ).toMatchObject({
      status: 422,
      body: { detail: 'This gift row already has a point option.' },
    })
    expect(await save(olga, { to_create: { name: 'None' } })).toMatchObject({
      status: 400,
      body: { errors: [{ message: 'A point amount is required, can be 0.' }] },
    })
  })

  test('refuse a banner that does not come with Laurel', async () => {
    const { olga } = await api().team('banners')
    const message = 'Choose from the banners that come with Laurel.'
    expect(
      await save(olga, { to_create: { name: 'Beacon', points: 5, award_skin: ['nonsense'] } }),
    ).toMatchObject({
      status: 400,
      body: { errors: [{ message }] },
    })
    expect(await celebrate(olga, 'birthday', { points: 5, award_skin: ['nonsense'] })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'body.award_skin', message }] },
    })
  })

  test('deleted at the same time as they are changed or given stay deleted', async () => {
    const { olga, ann } = await api().team('simultaneous')
    const beacon = { name: 'Beacon', points: 5, award_skins: ['oak'] }
    const [created] = (await save(olga, { to_create: beacon })).awards
    expect(created?.award_skins).toEqual(['oak'])
    const id = created?.id ?? ''
    await api().ask(olga, { method: 'DELETE', url: '/v1/team/awards', payload: { to_delete: id } })
    const gone = { status: 404, body: { code: 'AWARD_UNKNOWN' } }
    expect(await save(olga, { to_update: { ...beacon, id, points: 7 } })).toMatchObject(gone)
    const give = { method: 'POST', url: `/v1/team/awards/${id}/give` } as const
    expect(await api().ask(olga, { ...give, payload: { user_ids: [ann.memberId] } })).toMatchObject(gone)
    expect(await api().ledger.award(olga.teamId, id)).toMatchObject({ kind: 'archived' })
  })

  test('are for administrators', async () => {
    const { ann } = await api().team('roles')
    expect(await save(ann, { to_create: { name: 'Mine', points: 1 } })).toMatchObject({ status: 403 })
    expect(await list(ann)).toMatchObject({ code: 'FORBIDDEN' })
  })
})

describe('celebrations', () => {
  const usual = { points: 100, message: 'Happy birthday, {name}!', award_skin: ['confetti'] }

  test('are switched on with their settings, and off without losing them', async () => {
    const { olga } = await api().team('birthdays')
    const on = await celebrate(olga, 'birthday', { ...usual, weekend_mode: 'FRIDAY' })
    expect(on.body).toMatchObject({
      award: { bot_type: 'BIRTHDAY', is_archived: false, weekend_mode: 'FRIDAY', channels: null },
    })
    const off = await celebrate(olga, 'birthday', { disable: true })
    expect(off.body).toMatchObject({ award: { is_archived: true, points: 100, award_skins: ['confetti'] } })
  })

  test('of anniversaries carry milestones, of new colleagues none', async () => {
    const { olga } = await api().team('years')
    const milestone = { anniversary_interval: 5, points: 500, award_skin: ['oak'], rewards: [] }
    const saved = await celebrate(olga, 'anniversary', { ...usual, addl_years: [milestone] })
    expect(saved.body).toMatchObject({
      award: {
        anniversary_interval: -1,
        milestones: [{ anniversary_interval: 5, points: 500, award_skins: ['oak'] }],
      },
    })
    expect(
      await celebrate(olga, 'anniversary', { ...usual, addl_years: [milestone, milestone] }),
    ).toMatchObject({
      status: 422,
      body: { code: 'MILESTONE_NOT_UNIQUE' },
    })
    expect(
      await celebrate(olga, 'anniversary', { ...usual, addl_years: [{ ...milestone, award_skin: [] }] }),
    ).toMatchObject({ status: 422, body: { detail: 'A banner is required.' } })
    const asRead = { anniversary_interval: 10, points: 900, award_skins: ['oak'], rewards: [] }
    expect(await celebrate(olga, 'anniversary', { ...usual, addl_years: [asRead] })).toMatchObject({
      status: 200,
      body: { award: { milestones: [{ anniversary_interval: 10, award_skins: ['oak'] }] } },
    })
    const welcome = { points: 50, award_skins: ['sprout'] }
    expect(await celebrate(olga, 'new_hire', welcome)).toMatchObject({
      status: 200,
      body: { award: { bot_type: 'NEW_HIRE', award_skins: ['sprout'] } },
    })
  })

  test('refuse what the form refuses', async () => {
    const [{ olga }, other] = [await api().team('refused'), await api().team('channels')]
    const refused = [
      { ...usual, points: '' },
      { ...usual, points: -1 },
      { ...usual, channels: [] },
      { ...usual, weekend_mode: 'SUNDAY' },
    ]
    for (const settings of refused)
      expect(await celebrate(olga, 'birthday', settings), JSON.stringify(settings)).toMatchObject({
        status: 400,
      })
    expect(await celebrate(olga, 'birthday', { ...usual, award_skin: [] })).toMatchObject({
      status: 400,
      body: { errors: [{ message: 'At least one banner is required.' }] },
    })
    expect(await celebrate(olga, 'birthday', { ...usual, channels: [other.channelId] })).toMatchObject({
      status: 404,
      body: { code: 'CHANNEL_UNKNOWN' },
    })
  })
})

import { randomUUID } from 'node:crypto'
import { giveShoutout } from '@laurel/contract/recognition/giveShoutout.ts'
import { explainOwnPoints } from '@laurel/contract/recognition/ownPoints.ts'
import { listThanks, type ThanksScope } from '@laurel/contract/recognition/thanks.ts'
import { redeemReward } from '@laurel/contract/rewards/redeemReward.ts'
import { listen } from '@laurel/ledger/database/listen.ts'
import { beforeFirst } from '@laurel/ledger/log/port.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import {
  type ProjectedNotice,
  projectedChannel,
  readNotice,
} from '@laurel/projections/engine/waiting/notice.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { describe, expect, test, vi } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'
import type { TestMember } from '../../testing/testTeam.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)

/** Credits what was given, as the worker does. */
const settleAll = async () => {
  for await (const batch of api().log.readAll()) await settle(api().ledger, batch)
  await api().shown(await api().log.head())
}

const giveAs = async (giver: TestMember, to: TestMember, message: string, groupId: string | null) => {
  const answer = await api().ask(giver, {
    method: 'POST',
    url: '/v1/shoutouts',
    headers: { 'idempotency-key': randomUUID() },
    payload: { for_user_ids: [to.memberId], points_each: 5, message_text: message, group_id: groupId },
  })
  expect(answer).toMatchObject({ status: 200 })
  const given = giveShoutout.response.parse(answer.body)
  await settleAll()
  return given.shoutout_id
}

const seenBy = async (viewer: TestMember, scope: ThanksScope): Promise<readonly string[]> => {
  const { body } = await api().ask(viewer, { url: `/v1/recognition/thanks?scope=${scope}` })
  return listThanks.response.parse(body).thanks.map(({ message_text }) => message_text)
}

/** Ann, who is in the channel, has something to give. */
const givingTeam = async (name: string) => {
  const team = await api().team(name)
  const outcome = await api().ledger.handle({
    type: 'setAllowancePolicy',
    id: randomUUID(),
    teamId: team.teamId,
    actor: { kind: 'system', id: 'spec' },
    occurredAt: new Date().toISOString(),
    data: { interval: 'MONTHLY', shoutoutPoints: 100, awardPoints: 0 },
  })
  if (outcome.kind === 'rejected') throw new Error(outcome.rejection.code)
  await api().shown(outcome.position)
  return team
}

describe('thanks', () => {
  test('of a channel are seen by its members, and by giver and recipient wherever they are', async () => {
    const { ann, ben, olga, channelId } = await givingTeam('channels')
    await giveAs(ann, ben, 'For the release', channelId)
    expect(await seenBy(ann, 'team')).toEqual(['For the release'])
    expect(await seenBy(ann, 'given')).toEqual(['For the release'])
    expect(await seenBy(ben, 'received')).toEqual(['For the release'])
    // Neither is in the channel, an administrator included.
    expect(await seenBy(ben, 'team')).toEqual([])
    expect(await seenBy(olga, 'team')).toEqual([])
  })

  test('without a channel are between giver and recipient', async () => {
    const { ann, ben } = await givingTeam('between-two')
    await giveAs(ben, ann, 'Between us', null)
    expect(await seenBy(ann, 'received')).toEqual(['Between us'])
    expect(await seenBy(ann, 'team')).toEqual([])
  })

  test('are gone when they were taken back', async () => {
    const { ann, ben, channelId } = await givingTeam('taken-back')
    const id = await giveAs(ann, ben, 'Too soon', channelId)
    const recalled = await api().ask(ann, {
      method: 'POST',
      url: `/v1/shoutouts/${id}/recall`,
      headers: { 'idempotency-key': randomUUID() },
      payload: {},
    })
    await api().shown(Number(JSON.parse(recalled.text).position))
    for (const scope of ['team', 'given'] as const) expect(await seenBy(ann, scope)).toEqual([])
    expect(await seenBy(ben, 'received')).toEqual([])
  })
})

describe('reactions', () => {
  const at = (id: string, emoji: string) =>
    `/v1/recognition/thanks/${id}/reactions/${encodeURIComponent(emoji)}`

  test('are counted once per person, and taken back', async () => {
    const { ann, ben, channelId } = await givingTeam('reactions')
    const id = await giveAs(ann, ben, 'For the tests', channelId)
    for (const person of [ann, ben, ben])
      expect(await api().ask(person, { method: 'PUT', url: at(id, '🎉') })).toMatchObject({ status: 200 })
    const list = () => api().ask(ben, { url: '/v1/recognition/thanks?scope=received' })
    expect((await list()).body).toMatchObject({
      thanks: [{ reactions: [{ emoji: '🎉', count: 2, is_mine: true }] }],
    })
    await api().ask(ben, { method: 'DELETE', url: at(id, '🎉') })
    expect((await list()).body).toMatchObject({
      thanks: [{ reactions: [{ emoji: '🎉', count: 1, is_mine: false }] }],
    })
  })

  test('let the open screens of the team look again, and of no other team', async () => {
    const { teamId, ann, ben, channelId } = await givingTeam('looking')
    const id = await giveAs(ann, ben, 'For the live tests', channelId)
    const told: (ProjectedNotice | undefined)[] = []
    const started = Promise.withResolvers<void>()
    const listening = listen(url, {
      channel: projectedChannel,
      onNotification: payload => told.push(readNotice(payload)),
      onListening: started.resolve,
    })
    await started.promise
    await api().ask(ben, { method: 'PUT', url: at(id, '🎉') })
    const notice = { position: beforeFirst, teamIds: [teamId], memberIds: [] }
    await vi.waitFor(() => expect(told).toContainEqual(notice))
    await listening.stop()
  })

  test('are refused to people who may not see the thanks, and with other emoji', async () => {
    const { ann, ben, olga, channelId } = await givingTeam('strangers')
    const id = await giveAs(ann, ben, 'Not for all', channelId)
    expect(await api().ask(olga, { method: 'PUT', url: at(id, '🎉') })).toMatchObject({ status: 404 })
    expect(await api().ask(ben, { method: 'PUT', url: at(id, '💩') })).toMatchObject({ status: 400 })
  })
})

describe('the points of a person', () => {
  test('open to the thanks, the redemption and the refund behind them, and sum to the balance', async () => {
    const { ann, ben, channelId, rewardId } = await givingTeam('opened')
    await giveAs(ben, ann, 'For the coffee', null)
    await giveAs(ann, ben, 'Not Ann’s', channelId)
    const redeemed = await api().ask(ann, {
      method: 'POST',
      url: `/v1/rewards/redeem/${rewardId}`,
      headers: { 'idempotency-key': randomUUID() },
    })
    await api().shown(redeemReward.response.parse(redeemed.body).position ?? -1)
    const { body } = await api().ask(ann, { url: '/v1/user/points' })
    const opened = explainOwnPoints.response.parse(body)
    const me = await api().ask(ann, { url: '/v1/user/me' })
    expect(me.body).toMatchObject({ user: { redeemable_points: opened.points } })
    expect(opened.entries.reduce((sum, { points }) => sum + points, 0)).toBe(opened.points)
    expect(opened.entries).toMatchObject([
      { reason: 'REDEMPTION', points: -300, redemption_id: expect.any(String) },
      { reason: 'SHOUTOUT', points: 5, text: 'For the coffee', by: { name: 'Ben' } },
      { reason: 'ADJUSTMENT', points: 500 },
    ])
  })
})

describe('giving from the portal', () => {
  test('offers the channels, values and points of the person, and their colleagues', async () => {
    const { ann, channelId } = await givingTeam('options')
    expect((await api().ask(ann, { url: '/v1/recognition/giving' })).body).toMatchObject({
      groups: [{ id: channelId }],
      points_left: expect.any(Number),
      gif_provider: null,
    })
    const found = await api().ask(ann, { url: '/v1/recognition/colleagues?q=be' })
    expect(found.body).toMatchObject({ users: [{ name: 'Ben' }] })
    const all = await api().ask(ann, { url: '/v1/recognition/colleagues' })
    expect(all.text).not.toContain(ann.memberId)
    expect((await api().ask(ann, { url: '/v1/recognition/gifs?q=party' })).body).toEqual({ gifs: [] })
  })
})

import { saveAwards } from '@laurel/contract/awards/awards.ts'
import { giveAward } from '@laurel/contract/awards/giveAward.ts'
import { recallAward } from '@laurel/contract/awards/undoAward.ts'
import { exportActivity } from '@laurel/contract/reports/activityReport.ts'
import { feed } from '@laurel/contract/reports/feed.ts'
import { pendingClaims } from '@laurel/contract/rewards/pendingClaims.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { RecordedEvent } from '@laurel/ledger/log/port.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { describe, expect, test } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'
import type { TestMember, TestTeam } from '../../testing/testTeam.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)

const define = async (as: TestMember, award: object) => {
  const answer = await api().ask(as, {
    method: 'PATCH',
    url: '/v1/team/awards',
    payload: { to_create: { name: 'Beacon', points: 300, message: 'You lit the way', ...award } },
  })
  return saveAwards.response.parse(answer.body).awards[0]?.id ?? ''
}

const give = async (as: TestMember, awardId: string, payload: object, key?: string) => {
  const answer = await api().ask(as, {
    method: 'POST',
    url: `/v1/team/awards/${awardId}/give`,
    payload,
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  })
  const position = giveAward.response.safeParse(answer.body).data?.position ?? -1
  return { ...answer, position }
}

/** Makes Ann the manager of the channel, with 500 points to award a month. */
const letAnnManage = async ({ teamId, olga, ann, channelId }: TestTeam) => {
  const channel = await api().ledger.channel(teamId, channelId)
  if (channel.kind === 'unknown') throw new Error('The test team has a channel.')
  const envelope = {
    teamId,
    actor: { kind: 'member', id: olga.memberId },
    occurredAt: instantOf(new Date()),
  } as const
  await api().ledger.handle({
    type: 'changeChannel',
    id: crypto.randomUUID(),
    ...envelope,
    data: { channelId, settings: { ...channel.settings, awardAllowance: 500, managerIds: [ann.memberId] } },
  })
  const joined = await api().ledger.handle({
    type: 'syncChannelMembers',
    id: crypto.randomUUID(),
    ...envelope,
    data: { channelId, memberIds: [ann.memberId] },
  })
  const position = joined.kind === 'accepted' ? joined.position : -1
  await api().ask(olga, { url: `/v1/team/awards?after=${position}` })
}

const report = (as: TestMember, type: string, query = '') =>
  api().ask(as, { url: `/v1/team/reporting/activity?type=${type}${query}` })

describe('giving a spot award', () => {
  test('an administrator gives for the company, once however often it is sent', async () => {
    const { olga, ann, ben, channelId } = await api().team('company')
    const awardId = await define(olga, {})
    const body = { user_ids: [ann.memberId, ben.memberId], message: 'Great', channel_id: channelId }
    const given = await give(olga, awardId, body, 'once')
    expect(given).toMatchObject({ status: 200, body: { ok: true } })
    expect((await give(olga, awardId, body, 'once')).body).toEqual(given.body)
    expect((await report(olga, 'awards', `&after=${given.position}`)).body).toMatchObject({
      total: 1,
      entries: [
        {
          award: { id: awardId, name: 'Beacon' },
          created_by: { name: 'Olga' },
          for_users: [{ name: 'Ann' }, { name: 'Ben' }],
          points: 600,
          message_text: 'Great',
          group: { id: channelId },
        },
      ],
    })
    const { body: shown } = await api().ask(olga, { url: '/v1/team/reporting/feed' })
    const [card] = feed.response.parse(shown).feed
    expect(card).toMatchObject({ type: 'AWARD', award: { name: 'Beacon' }, message: 'Great', reactions: [] })
    expect(card).not.toHaveProperty('message_text')
  })

  test('the manager of a channel gives from the allowance, and not beyond it', async () => {
    const team = await api().team('manager')
    const { olga, ann, ben, channelId } = team
    await letAnnManage(team)
    const awardId = await define(olga, {})
    const body = { user_ids: [ben.memberId], channel_id: channelId }
    const { status, position } = await give(ann, awardId, body)
    expect(status).toBe(200)
    expect(await give(ann, awardId, body)).toMatchObject({
      status: 422,
      body: { code: 'AWARD_ALLOWANCE_EXHAUSTED' },
    })
    expect((await report(olga, 'awards', `&after=${position}`)).body).toMatchObject({
      entries: [{ message_text: 'You lit the way', points: 300 }],
    })
  })

  test('a refusal names the person it is about', async () => {
    const { olga, ann } = await api().team('named')
    const awardId = await define(olga, {})
    const saved = await api().ask(olga, {
      method: 'PATCH',
      url: `/v1/team/user/${ann.memberId}`,
      payload: { point_eligibility: 1 },
    })
    expect(saved.status).toBe(200)
    expect(await give(olga, awardId, { user_ids: [ann.memberId] })).toMatchObject({
      status: 422,
      body: {
        code: 'RECIPIENT_NOT_ELIGIBLE',
        detail: 'Ann can’t receive points. Take them out of the list.',
        data: { memberId: ann.memberId },
      },
    })
    expect(await give(olga, awardId, { user_ids: [ann.memberId, ann.memberId] })).toMatchObject({
      body: { detail: 'Ann is named twice. Name each person once.' },
    })
  })

  test('other members give none, and other teams are out of reach', async () => {
    const [{ olga, ann, ben }, other] = [await api().team('own'), await api().team('other')]
    const awardId = await define(olga, {})
    const theirs = await define(other.olga, {})
    const to = { user_ids: [ben.memberId] }
    expect(await give(ann, awardId, to)).toMatchObject({
      status: 403,
      body: { code: 'AWARDS_NOT_YOURS_TO_GIVE' },
    })
    expect(await give(olga, theirs, to)).toMatchObject({ status: 404, body: { code: 'AWARD_UNKNOWN' } })
    expect(await give(olga, awardId, { user_ids: [other.ben.memberId] })).toMatchObject({
      status: 422,
      body: { code: 'RECIPIENT_UNKNOWN' },
    })
    expect(await give(olga, awardId, { ...to, channel_id: other.channelId })).toMatchObject({
      status: 404,
      body: { code: 'CHANNEL_UNKNOWN' },
    })
    expect(await give(olga, awardId, { user_ids: [] })).toMatchObject({
      status: 400,
      body: { errors: [{ message: 'Pick who gets the award.' }] },
    })
    expect(await give(olga, awardId, { user_ids: [olga.memberId] })).toMatchObject({
      body: { code: 'SELF_RECOGNITION' },
    })
    expect((await report(olga, 'awards')).body).toEqual({ entries: [], total: 0, next: null })
  })
})

describe('a given award', () => {
  const undo = async (as: TestMember, grantId: string, act: 'recall' | 'reinstate') => {
    const url = `/v1/awards/given/${grantId}/${act}`
    const answer = await api().ask(as, { method: 'POST', url, payload: {} })
    const position = recallAward.response.safeParse(answer.body).data?.position ?? -1
    return { ...answer, position }
  }
  /** Runs the processes that follow from everything so far. */
  const settled = async () => {
    const events: RecordedEvent[] = []
    for await (const batch of api().log.readAll()) events.push(...batch)
    await settle(api().ledger, events)
    await api().shown(await api().log.head())
  }
  const pointsOf = async ({ teamId, memberId }: TestMember) => {
    const member = await api().ledger.member(teamId, memberId)
    return member.kind === 'known' ? member.redeemable : Number.NaN
  }
  const giftsOf = async (as: TestMember) =>
    pendingClaims.response.parse((await api().ask(as, { url: '/v1/rewards/claims/pending' })).body).claims
      .length

  test('is taken back and given again by its giver, with its points and gifts', async () => {
    const { olga, ben } = await api().team('undo')
    const awardId = await define(olga, { rewards: [[{ type: 'POINTS', points: 5 }]] })
    const given = await give(olga, awardId, { user_ids: [ben.memberId] })
    const { grant_id: grantId } = giveAward.response.parse(given.body)
    await settled()
    expect([await pointsOf(ben), await giftsOf(ben)]).toEqual([300, 1])

    expect(await undo(ben, grantId, 'recall')).toMatchObject({
      status: 404,
      body: { code: 'GIVEN_AWARD_UNKNOWN' },
    })
    const recalled = await undo(olga, grantId, 'recall')
    expect(recalled.status).toBe(200)
    await settled()
    expect([await pointsOf(ben), await giftsOf(ben)]).toEqual([0, 0])
    const after = `&after=${recalled.position}`
    expect((await report(olga, 'awards', after)).body).toMatchObject({
      entries: [{ status: 'RECALLED', recallable_until: expect.any(String) }],
    })
    expect((await report(olga, 'awards-by-recipient', after)).body).toMatchObject({ total: 0 })
    expect(await undo(olga, grantId, 'recall')).toMatchObject({ body: { code: 'AWARD_RECALLED_ALREADY' } })

    expect(await undo(olga, grantId, 'reinstate')).toMatchObject({ status: 200 })
    await settled()
    expect([await pointsOf(ben), await giftsOf(ben)]).toEqual([300, 1])
    expect(await undo(olga, grantId, 'reinstate')).toMatchObject({ body: { code: 'AWARD_NOT_RECALLED' } })
  })
})

describe('what was awarded, as a report', () => {
  test('by award, by recipient, and as a file', async () => {
    const { olga, ann, ben } = await api().team('reports')
    const beacon = await define(olga, {})
    const whisper = await define(olga, { name: 'Whisper', points: 0, is_private: true })
    await give(olga, beacon, { user_ids: [ann.memberId, ben.memberId] })
    const last = await give(olga, whisper, { user_ids: [ben.memberId] })
    const after = `&after=${last.position}`
    expect((await report(olga, 'awards', `${after}&award_id=${whisper}`)).body).toMatchObject({
      total: 1,
      entries: [{ award: { name: 'Whisper' }, is_private: true, points: 0 }],
    })
    const byRecipient = await report(olga, 'awards-by-recipient', after)
    expect(byRecipient.body).toMatchObject({ total: 3 })
    expect(byRecipient.body).toMatchObject({
      entries: [
        { award: { name: 'Whisper' }, for_users: [{ name: 'Ben' }] },
        { award: { name: 'Beacon' }, points: 300, points_each: 300 },
        { award: { name: 'Beacon' }, points: 300, points_each: 300 },
      ],
    })
    const earned = await report(olga, 'points', after)
    expect(earned.body).toMatchObject({ total: 2, entries: [{ points: 300 }, { points: 300 }] })
    const csv = await api().ask(olga, { url: `${exportActivity.path}?type=awards&award_id=${beacon}` })
    expect(csv.text).toContain(',Olga,Ann; Ben,600,6.00,,You lit the way,,,,Beacon,')
    expect(csv.text).not.toContain('Whisper')
    const search = await report(olga, 'awards', '&q=whisp')
    expect(search.body).toMatchObject({ total: 1 })
  })

  test.each(['birthdays', 'anniversaries', 'new-hires'])('knows %s', async type => {
    const { olga } = await api().team(type)
    expect(await report(olga, type)).toMatchObject({ status: 200, body: { entries: [], total: 0 } })
    const sorted = await api().ask(olga, {
      url: `/v1/admin/activity?filter=${JSON.stringify({ type })}&sort=${JSON.stringify(['for_users', 'ASC'])}`,
    })
    expect(sorted.status).toBe(200)
  })
})

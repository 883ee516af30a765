import { saveAwards } from '@laurel/contract/awards/awards.ts'
import { createCampaign } from '@laurel/contract/awards/nominations.ts'
import { Acknowledged } from '@laurel/contract/wire/position.ts'
import { teams } from '@laurel/projections/team/teams/tables.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { addDays } from 'date-fns/addDays'
import { addMinutes } from 'date-fns/addMinutes'
import { describe, expect, test } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'
import type { TestMember, TestTeam } from '../../testing/testTeam.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)

const daysAhead = (days: number): string => addDays(new Date(), days).toISOString().slice(0, 10)

const ask = async (as: TestMember, method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) => {
  const answer = await api().ask(as, { method, url: `/v1${path}`, ...(payload && { payload }) })
  return { status: answer.status, body: answer.body }
}

const positionOf = (body: unknown): number => Acknowledged.parse(body).position

/** Lets the people join the channel of the team. */
const fill = async ({ teamId, olga, channelId }: TestTeam, people: readonly TestMember[]) => {
  const outcome = await api().ledger.handle({
    type: 'syncChannelMembers',
    id: crypto.randomUUID(),
    teamId,
    actor: { kind: 'member', id: olga.memberId },
    occurredAt: new Date().toISOString(),
    data: { channelId, memberIds: people.map(({ memberId }) => memberId) },
  })
  if (outcome.kind === 'accepted') await api().shown(outcome.position)
}

const teamWithAward = async (name: string) => {
  const team = await api().team(name)
  await fill(team, [team.olga, team.ann, team.ben])
  const answer = await api().ask(team.olga, {
    method: 'PATCH',
    url: '/v1/team/awards',
    payload: { to_create: { name: 'Beacon', points: 300 } },
  })
  const { awards, position } = saveAwards.response.parse(answer.body)
  await api().shown(position)
  const open = async (changes: object = {}) => {
    const opened = await ask(team.olga, 'POST', '/team/nominations', {
      title: 'Spring',
      group_id: team.channelId,
      award_id: awards[0]?.id,
      end_date: daysAhead(5),
      message: 'Who made this spring?',
      ...changes,
    })
    const { success, data } = createCampaign.response.safeParse(opened.body)
    if (success) await api().shown(data.position)
    return { ...opened, id: data?.campaign.id ?? '' }
  }
  const nominate = (as: TestMember, id: string, nominee: TestMember, message = 'Always there') =>
    ask(as, 'POST', '/nominations', { campaign_id: id, user_id: nominee.memberId, message })
  return { ...team, awardId: awards[0]?.id ?? '', open, nominate }
}

describe('campaigns of nominations', () => {
  test('are opened, listed with their engagement, and ended once', async () => {
    const { olga, ann, ben, channelId, open, nominate } = await teamWithAward('campaigns')
    const opened = await open()
    expect(opened).toMatchObject({
      status: 200,
      body: {
        campaign: {
          title: 'Spring',
          status: 'OPEN',
          user_group: { id: channelId, title: '#general', member_count: 3 },
          end_date: daysAhead(5),
          nomination_count: 0,
          users_engaged: 0,
          metadata: { multi_nominations: false },
        },
      },
    })
    await nominate(ann, opened.id, ben)
    const second = await nominate(olga, opened.id, ben)
    const position = positionOf(second.body)
    expect(await ask(olga, 'GET', `/team/nominations?after=${position}`)).toMatchObject({
      body: { campaigns: [{ id: opened.id, nomination_count: 2, users_engaged: 2 }] },
    })
    expect(await ask(olga, 'GET', `/team/nominations/${opened.id}`)).toMatchObject({
      body: { nominees: [{ user: { name: 'Ben' }, nomination_count: 2 }] },
    })
    const end = { for_users: [ben.memberId], message: 'You made it' }
    const ended = await ask(olga, 'POST', `/team/nominations/${opened.id}/complete`, end)
    expect(ended).toMatchObject({ status: 200, body: { ok: true } })
    const after = positionOf(ended.body)
    expect(await ask(olga, 'GET', `/team/nominations/${opened.id}?after=${after}`)).toMatchObject({
      body: { campaign: { status: 'COMPLETE', winners: [{ name: 'Ben' }], users_engaged: 2 } },
    })
    expect(await ask(olga, 'POST', `/team/nominations/${opened.id}/complete`, end)).toMatchObject({
      status: 409,
      body: { code: 'CAMPAIGN_ENDED' },
    })
    expect(await nominate(ben, opened.id, ann)).toMatchObject({ body: { code: 'CAMPAIGN_ENDED' } })
  })

  test('need a plan with awards to be administered', async () => {
    const { olga, teamId, ben, open } = await teamWithAward('left-pro')
    const { id } = await open()
    await api().database.query(`update ${teams.live} set plan = 'core' where team_id = $1`, [teamId])
    const refused = { status: 403, body: { code: 'PRO_REQUIRED' } }
    const paths = [
      '/team/nominations',
      `/team/nominations/${id}`,
      '/admin/nominations',
      `/admin/nominations/${id}`,
    ]
    for (const path of paths) expect(await ask(olga, 'GET', path), path).toMatchObject(refused)
    const end = { for_users: [ben.memberId] }
    expect(await ask(olga, 'POST', `/team/nominations/${id}/complete`, end)).toMatchObject(refused)
  })

  test('wait for their end after the last day', async () => {
    const { now } = api().clock
    const lastMinute = new Date(`${daysAhead(0)}T23:59:30.000Z`)
    api().clock.now = lastMinute
    const { olga, ann, ben, open, nominate } = await teamWithAward('pending')
    const { id } = await open({ end_date: daysAhead(0) })
    api().clock.now = addMinutes(lastMinute, 1)
    expect(await nominate(ann, id, ben)).toMatchObject({ status: 409, body: { code: 'CAMPAIGN_ENDED' } })
    expect(await ask(olga, 'GET', '/team/nominations')).toMatchObject({
      body: { campaigns: [{ status: 'PENDING' }] },
    })
    api().clock.now = now
  })

  test('are refused for what does not exist, and a last day that is over', async () => {
    const { open, ann, olga } = await teamWithAward('refused')
    const other = await teamWithAward('strange')
    expect(await open({ end_date: daysAhead(-2) })).toMatchObject({
      status: 422,
      body: { code: 'CAMPAIGN_ENDS_IN_PAST' },
    })
    expect(await open({ end_date: '2026-02-30' })).toMatchObject({ status: 400 })
    expect(await open({ title: ' ' })).toMatchObject({ status: 400 })
    expect(await open({ group_id: other.channelId })).toMatchObject({ body: { code: 'CHANNEL_UNKNOWN' } })
    expect(await open({ award_id: other.awardId })).toMatchObject({ body: { code: 'AWARD_UNKNOWN' } })
    const { id } = await other.open()
    expect(await ask(ann, 'GET', `/nominations/campaigns/${id}/colleagues`)).toMatchObject({ status: 404 })
    expect(await ask(olga, 'GET', `/team/nominations/${id}`)).toMatchObject({ status: 404 })
    expect(await ask(olga, 'POST', `/team/nominations/${id}/complete`, { for_users: [] })).toMatchObject({
      status: 404,
    })
    expect(await other.nominate(ann, id, ann)).toMatchObject({
      status: 404,
      body: { code: 'CAMPAIGN_UNKNOWN' },
    })
  })

  test('end with the winners that they allow', async () => {
    const { olga, ann, ben, open, nominate } = await teamWithAward('winners')
    const [one, several] = [await open(), await open({ title: 'Two', multi_nominations: true })]
    await nominate(ann, one.id, ben)
    const complete = (id: string, ...people: readonly string[]) =>
      ask(olga, 'POST', `/team/nominations/${id}/complete`, { for_users: people })
    expect(await complete(one.id)).toMatchObject({ status: 422, body: { code: 'WINNER_REQUIRED' } })
    expect(await complete(one.id, ann.memberId, ben.memberId)).toMatchObject({
      body: { code: 'ONE_WINNER_ONLY' },
    })
    expect(await complete(one.id, olga.memberId)).toMatchObject({ status: 403, body: { code: 'OWN_PRIZE' } })
    expect(await complete(one.id, crypto.randomUUID())).toMatchObject({ body: { code: 'RECIPIENT_UNKNOWN' } })
    expect(await complete(several.id, ann.memberId, ben.memberId)).toMatchObject({ status: 200 })
    expect(await complete(crypto.randomUUID(), ben.memberId)).toMatchObject({
      status: 404,
      body: { code: 'CAMPAIGN_UNKNOWN' },
    })
  })

  test('end without a prize where the award was archived, and in a channel that everyone left', async () => {
    const team = await teamWithAward('lonely')
    const { olga, ann, ben, teamId, awardId, open, nominate } = team
    const { id } = await open()
    await nominate(ann, id, ben)
    const archive = { method: 'DELETE', url: '/v1/team/awards', payload: { to_delete: awardId } } as const
    await api().ask(olga, archive)
    await fill(team, [])
    const ended = await ask(olga, 'POST', `/team/nominations/${id}/complete`, { for_users: [ben.memberId] })
    expect(ended).toMatchObject({ status: 200 })
    const after = positionOf(ended.body)
    expect(await ask(olga, 'GET', `/admin/nominations/${id}?after=${after}`)).toMatchObject({
      body: {
        status: 'COMPLETE',
        award: { is_archived: true },
        user_group: { member_count: 0 },
        users_engaged: 1,
        winners: [{ name: 'Ben' }],
      },
    })
    const campaign = await api().ledger.campaign(teamId, id)
    expect(campaign).toMatchObject({ kind: 'complete', winnerIds: [ben.memberId] })
  })

  test('keep their channel from being deleted', async () => {
    const { olga, channelId, open } = await teamWithAward('channel-in-use')
    const { id } = await open()
    expect(await ask(olga, 'DELETE', `/team/groups/${channelId}`)).toMatchObject({
      status: 409,
      body: { code: 'CHANNEL_IN_USE', data: { usedBy: 'Spring' } },
    })
    const ended = await ask(olga, 'POST', `/team/nominations/${id}/complete`, { for_users: [] })
    await api().shown(positionOf(ended.body))
    expect(await ask(olga, 'DELETE', `/team/groups/${channelId}`)).toMatchObject({ status: 200 })
    expect(await ask(olga, 'GET', `/team/nominations/${id}`)).toMatchObject({
      body: { campaign: { user_group: { title: '#general', member_count: 3 } } },
    })
  })
})

describe('nominations of a member', () => {
  test('are made in campaigns of the own channels, and tell how the campaign ended', async () => {
    const team = await teamWithAward('own')
    const { olga, ann, ben, open, nominate } = team
    const { id } = await open()
    await fill(team, [ann, ben])
    expect(await ask(olga, 'GET', '/nominations/campaigns')).toMatchObject({ body: { campaigns: [] } })
    expect(await nominate(olga, id, ben)).toMatchObject({ status: 404 })
    expect(await nominate(ann, id, olga)).toMatchObject({ body: { code: 'NOMINEE_NOT_IN_CHANNEL' } })
    expect(await nominate(ann, id, ann)).toMatchObject({ body: { code: 'SELF_NOMINATION' } })
    expect(await nominate(ann, id, ben, '')).toMatchObject({ status: 400 })
    expect(await ask(ann, 'GET', `/nominations/campaigns/${id}/colleagues`)).toEqual({
      status: 200,
      body: { users: [expect.objectContaining({ name: 'Ben' })] },
    })
    const nominated = await nominate(ann, id, ben, 'Helped @Ben and me')
    expect(nominated).toMatchObject({ status: 200, body: { ok: true } })
    expect(await nominate(ann, id, ben)).toMatchObject({ status: 409, body: { code: 'NOMINATED_ALREADY' } })
    const position = positionOf(nominated.body)
    expect(await ask(ann, 'GET', `/nominations/campaigns?after=${position}`)).toMatchObject({
      body: { campaigns: [{ id, award_name: 'Beacon', nominated: [{ name: 'Ben' }] }] },
    })
    const ended = await ask(olga, 'POST', `/team/nominations/${id}/complete`, { for_users: [ben.memberId] })
    const after = positionOf(ended.body)
    expect(await ask(ann, 'GET', `/nominations?after=${after}`)).toMatchObject({
      body: {
        nominations: [
          {
            user: { name: 'Ben' },
            message: 'Helped @Ben and me',
            campaign: { status: 'COMPLETE', winners: [{ name: 'Ben' }] },
          },
        ],
        next: null,
      },
    })
  })
})

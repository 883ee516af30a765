import { randomUUID } from 'node:crypto'
import { defineCompanyReward } from '@laurel/contract/rewards/companyRewards.ts'
import { createGroup } from '@laurel/contract/team/changeGroups.ts'
import { Acknowledged } from '@laurel/contract/wire/position.ts'
import { noSources } from '@laurel/ledger/members/allowances/allowanceGrant.ts'
import { shoutoutPolicy } from '@laurel/ledger/members/shoutouts/shoutoutPolicy.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { describe, expect, test } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'
import type { TestTeam } from '../../testing/testTeam.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)

const list = (resource: string, query: Record<string, unknown> = {}) => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) search.set(name, JSON.stringify(value))
  return { url: `/v1/admin/${resource}?${search.toString()}` }
}

/** Ann thanks Ben and Olga with 10 points each; answers where the log stands with it. */
const thank = async ({ teamId, ann, ben, olga }: TestTeam, message: string): Promise<number> => {
  const { ledger } = api()
  const team = await ledger.team(teamId)
  if (team.kind === 'unknown') throw new Error('The team of the spec is not there.')
  const occurredAt = new Date().toISOString()
  const outcome = await ledger.handle({
    type: 'giveShoutout',
    id: randomUUID(),
    teamId,
    actor: { kind: 'member', id: ann.memberId },
    occurredAt,
    data: {
      shoutoutId: randomUUID(),
      giverId: ann.memberId,
      recipientIds: [ben.memberId, olga.memberId],
      pointsEach: 10,
      channelId: null,
      value: 'Courage',
      message,
    },
    policy: shoutoutPolicy({
      team,
      giverSources: noSources,
      channel: null,
      absentRecipientIds: [],
      ineligibleRecipientIds: [],
      occurredAt,
    }),
  })
  if (outcome.kind === 'rejected') throw new Error(outcome.rejection.code)
  return (await settle(ledger, outcome.events)).position
}

describe('the simple-rest dialect', () => {
  test('sorts, pages and filters lists, and says how many there are', async () => {
    const { olga, ben } = await api().team('lists')
    const answer = await api().ask(olga, list('members', { sort: ['name', 'DESC'], range: [0, 1] }))
    expect(answer.headers['content-range']).toBe('members 0-1/3')
    expect(answer.headers['access-control-expose-headers']).toBe('Content-Range, Link, Search-Complete')
    expect(answer.body).toMatchObject([{ name: 'Olga' }, { name: 'Ben' }])
    const rest = await api().ask(olga, list('members', { sort: ['name', 'DESC'], range: [2, 3] }))
    expect(rest.headers['content-range']).toBe('members 2-2/3')
    const few = await api().ask(olga, list('members', { filter: { id: [ben.memberId] } }))
    expect(few.body).toMatchObject([{ name: 'Ben' }])
    const none = await api().ask(olga, list('members', { filter: { q: 'Zoe' } }))
    expect(none).toMatchObject({ body: [], headers: { 'content-range': 'members */0' } })
  })

  test('shows a balance with the postings behind it', async () => {
    const { olga, ann } = await api().team('books')
    const adjusted = await api().ask(olga, {
      method: 'POST',
      url: `/v1/admin/members/${ann.memberId}/adjust`,
      payload: { points: -20, reason: 'Counted twice' },
    })
    const { position } = Acknowledged.parse(adjusted.body)
    const member = await api().ask(olga, { url: `/v1/admin/members/${ann.memberId}?after=${position}` })
    expect(member.body).toMatchObject({ redeemable_points: 480, external_key: 'Ann' })
    const entries = await api().ask(olga, list('ledgerEntries', { filter: { user_id: ann.memberId } }))
    expect(entries.body).toMatchObject([
      { points: -20, balance: 480, event_type: 'PointsAdjusted', description: 'Counted twice' },
      { account: 'redeemable', points: 500, balance: 500 },
    ])
  })

  test('shows a channel as it was created and changed', async () => {
    const { olga } = await api().team('channels')
    const settings = {
      title: 'Everybody',
      shoutout_allowance: 50,
      point_allowance: 0,
      shoutout_point_options: [5, 10],
    }
    const create = { method: 'POST' as const, url: '/v1/team/groups', payload: settings }
    const { group } = createGroup.response.parse((await api().ask(olga, create)).body)
    const changed = await api().ask(olga, {
      method: 'PATCH',
      url: `/v1/team/groups/${group.id}`,
      payload: { shoutout_allowance: 70 },
    })
    const { position } = createGroup.response.parse(changed.body)
    const channel = await api().ask(olga, { url: `/v1/admin/channels/${group.id}?after=${position}` })
    expect(channel.body).toMatchObject({ ...settings, shoutout_allowance: 70, user_count: 0 })
    const groups = await api().ask(olga, { url: '/v1/team/groups?with_preview=true' })
    expect(groups.body).toMatchObject({ groups: [{ title: '#general' }, { title: 'Everybody' }] })
  })

  test('puts rewards on the shelf and takes them off', async () => {
    const { olga, ann } = await api().team('shelf')
    const payload = { name: 'Mug', emoji: '☕', description: 'A mug.', point_cost: 10 }
    const defined = await api().ask(olga, { method: 'POST', url: '/v1/admin/rewards', payload })
    const { id } = defineCompanyReward.response.parse(defined.body)
    const changed = await api().ask(olga, {
      method: 'PUT',
      url: `/v1/admin/rewards/${id}`,
      payload: { ...payload, point_cost: 20 },
    })
    const after = defineCompanyReward.response.parse(changed.body).position
    expect((await api().ask(ann, { url: `/v1/rewards?after=${after}` })).body).toMatchObject({
      rewards: [{ id, point_cost: 20 }, { name: 'Day off' }],
    })
    const gone = await api().ask(olga, { method: 'POST', url: `/v1/admin/rewards/${id}/archive` })
    const { position } = Acknowledged.parse(gone.body)
    expect((await api().ask(ann, { url: `/v1/rewards?after=${position}` })).body).toMatchObject({
      rewards: [{ name: 'Day off' }],
    })
  })

  test('keeps the settings of the team', async () => {
    const { olga } = await api().team('settings')
    await api().ask(olga, {
      method: 'POST',
      url: '/v1/admin/settings/allowance',
      payload: { interval: 'WEEKLY', shoutout_points: 30, award_points: 5 },
    })
    const values = (texts: string[]) => ({
      method: 'PATCH' as const,
      url: '/v1/team/values',
      payload: texts,
    })
    expect(await api().ask(olga, values(['Care', 'care']))).toMatchObject({
      status: 422,
      body: { code: 'DUPLICATE_VALUE', data: { value: 'care' } },
    })
    await api().ask(olga, values(['Care', 'Courage']))
    await api().ask(olga, {
      method: 'PATCH',
      url: '/v1/team/metadata',
      payload: { require_values: true },
    })
    const bears = { url: '/v1/admin/settings/claw-back', payload: { claw_back_policy: 'owe' } }
    const { position } = Acknowledged.parse((await api().ask(olga, { method: 'POST', ...bears })).body)
    const settings = await api().ask(olga, { url: `/v1/admin/settings?after=${position}` })
    expect(settings.body).toMatchObject({
      allowance: { interval: 'WEEKLY', shoutout_points: 30 },
      values: { values: ['Care', 'Courage'], is_required: true },
      claw_back_policy: 'owe',
    })
  })
})

describe('reports', () => {
  test('tell a shoutout as a card, as a line, by recipient and as a file', async () => {
    const team = await api().team('reports')
    const after = await thank(team, '=HYPERLINK("http://evil")')
    const { olga } = team
    const feed = await api().ask(olga, { url: `/v1/team/reporting/feed?after=${after}` })
    expect(feed.body).toMatchObject({
      feed: [
        { created_by: { name: 'Ann' }, for_users: [{ name: 'Ben' }, { name: 'Olga' }], points_each: 10 },
      ],
    })
    const lines = await api().ask(olga, { url: '/v1/team/reporting/activity' })
    expect(lines.body).toMatchObject({ total: 1, entries: [{ points: 20, currency_value: 0.2 }] })
    const byRecipient = await api().ask(
      olga,
      list('activity', { sort: ['for_users', 'ASC'], filter: { type: 'shoutouts-by-recipient' } }),
    )
    expect(byRecipient.headers['content-range']).toBe('activity 0-1/2')
    expect(byRecipient.body).toMatchObject([
      { for_users: [{ name: 'Ben' }], points: 10 },
      { for_users: [{ name: 'Olga' }], points: 10 },
    ])
    const file = await api().ask(olga, { url: '/v1/team/reporting/activity/export?type=shoutouts' })
    expect(file.headers['content-type']).toContain('text/csv')
    expect(file.headers['content-disposition']).toContain('shoutouts.csv')
    const [header, line] = file.text.split('\r\n')
    expect(header).toBe('date,from,to,points,usd,value,message,channel,reward,status,award,years')
    expect(line).toContain('Ann,Ben; Olga,20,0.20,Courage,"\'=HYPERLINK')
  })

  test('hold to the days that were asked for', async () => {
    const team = await api().team('days')
    const after = await thank(team, 'Today')
    const before = await api().ask(team.olga, {
      url: `/v1/team/reporting/activity?after=${after}&end=2020-01-01`,
    })
    expect(before.body).toEqual({ entries: [], total: 0, next: null })
  })

  test('sum up the points of the team', async () => {
    const { olga } = await api().team('sums')
    expect((await api().ask(olga, { url: '/v1/team/point_stats' })).body).toMatchObject({
      point_balance: 0,
      outstanding_points: 500,
      redeemed_this_month: 0,
    })
    expect((await api().ask(olga, { url: '/v1/team/redemption_stats' })).body).toEqual({
      paid_redemptions_count: 0,
      paid_redemptions: 0,
      custom_redemptions: 0,
    })
  })
})

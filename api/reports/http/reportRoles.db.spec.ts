import { randomUUID } from 'node:crypto'
import type { LedgerCommand } from '@laurel/ledger/handling/commands.ts'
import { memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createTestApi } from '../../testing/testApi.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)

const occurredAt = '2026-03-10T12:00:00.000Z'
const days = 'start=2026-03-01&end=2026-03-31'

type Wish = LedgerCommand extends infer Each
  ? Each extends LedgerCommand
    ? Omit<Each, 'id' | 'teamId' | 'actor' | 'occurredAt'>
    : never
  : never

/**
 * Olga administers. Ann manages a segment, Lea leads a person, and Cho manages the channel; the person is Ben, who has no
 * role. Ann thanked Olga in the channel, and Olga thanked Ben outside.
 */
const createRoles = async (name: string) => {
  const team = await api().team(name)
  const { teamId, olga, ann, ben, channelId } = team
  let position = 0
  const send = async (wish: Wish): Promise<void> => {
    const actor = { kind: 'member', id: olga.memberId } as const
    const outcome = await api().ledger.handle({ ...wish, id: randomUUID(), teamId, actor, occurredAt })
    if (outcome.kind === 'rejected') throw new Error(outcome.rejection.code)
    position = (await settle(api().ledger, outcome.events)).position
  }
  const join = async (externalKey: string) => {
    const memberId = memberIdOf(teamId, externalKey)
    const profile = { name: externalKey, email: null, pictureUrl: null, timeZone: null }
    const data = { memberId, externalKey, profile, isActive: true, isAdmin: false, isOwner: false }
    await send({ type: 'syncMember', data })
    return { teamId, memberId }
  }
  const thank = (giverId: string, recipientId: string, inChannel: string | null, value: string) =>
    send({
      type: 'giveShoutout',
      data: {
        shoutoutId: randomUUID(),
        giverId,
        recipientIds: [recipientId],
        pointsEach: 5,
        channelId: inChannel,
        value,
        message: `For ${value}`,
      },
      policy: {
        allowance: { period: '2026-03-01', points: 100 },
        day: '2026-03-10',
        absentRecipientIds: [],
        ineligibleRecipientIds: [],
        pointOptions: [],
        values: [],
        isValueRequired: false,
      },
    })
  const [lea, cho] = [await join('Lea'), await join('Cho')]
  const dates = { birthday: null, joinedOn: null }
  await send({
    type: 'syncMemberFields',
    data: { memberId: ben.memberId, fields: {}, managerId: lea.memberId, dates },
  })
  const segmentId = randomUUID()
  const noAdjustments = { memberShoutout: 0, memberAward: 0, managerShoutout: 0, managerAward: 0 }
  await send({
    type: 'defineSegment',
    data: {
      segmentId,
      name: 'Berlin',
      sync: { kind: 'manual' },
      managerIds: [ann.memberId],
      adjustments: noAdjustments,
    },
  })
  await send({ type: 'changeSegmentMembers', data: { segmentId, joined: [ben.memberId], left: [] } })
  const settings = {
    title: '#general',
    slackChannelId: 'C1',
    shoutoutAllowance: 100,
    awardAllowance: 0,
    pointOptions: [],
    managerIds: [cho.memberId],
  }
  await send({ type: 'changeChannel', data: { channelId, settings } })
  await send({ type: 'changeTeamSettings', data: { changes: { showsFairness: true } } })
  await thank(ann.memberId, olga.memberId, channelId, 'Courage')
  await thank(olga.memberId, ben.memberId, null, 'Care')
  await api().shown(position)
  return { ...team, lea, cho, segmentId }
}

const roles = ['olga', 'ann', 'lea', 'cho', 'ben'] as const
type Role = (typeof roles)[number]

const forManagers = { olga: 200, ann: 200, lea: 200, cho: 200, ben: 403 } as const
const forAdministrators = { olga: 200, ann: 403, lea: 403, cho: 403, ben: 403 } as const

/** About people, and not about channels. */
const forLeads = { ...forManagers, cho: 403 } as const

const calls: Readonly<Record<string, Readonly<Record<Role, number>>>> = {
  'team/reporting/shoutouts': forManagers,
  'team/reporting/shoutouts?by_recipient=true': forManagers,
  'team/reporting/awards': forManagers,
  'team/reporting/awards?by_recipient=true': forManagers,
  'team/reporting/birthdays': forManagers,
  'team/reporting/anniversaries': forManagers,
  'team/reporting/newhires': forManagers,
  'team/reporting/nominations': forManagers,
  'team/reporting/redemptions': forManagers,
  'team/reporting/points_earned': forManagers,
  'team/reporting/point_totals': forManagers,
  'team/reporting/users': forAdministrators,
  'team/reporting/stats': forManagers,
  'team/reporting/activity_by_month': forManagers,
  'team/reporting/recognition': forManagers,
  [`team/reporting/connections?${days}`]: forManagers,
  'team/reporting/connections': forManagers,
  'team/reporting/count_by_segment': forManagers,
  'team/reporting/feed': forManagers,
  'team/reporting/fairness': forLeads,
  'team/reporting/fairness/quiet': forLeads,
  'team/reporting/fairness/reciprocity': forLeads,
  'team/reporting/fairness/groups?by=segments': forLeads,
  'team/reporting/fairness/groups?by=channels': forAdministrators,
  // It is about the caller's own people only, and empty for everyone else.
  'team/reporting/dr_stats': { ...forManagers, ben: 200 },
  // Everyone sees the files that they ordered.
  'user/report_subscriptions': { ...forManagers, ben: 200 },
  'user/exports': { ...forManagers, ben: 200 },
  'team/reporting/activity': forManagers,
  'team/reporting/activity?type=users': forAdministrators,
  'team/reporting/activity/export': forManagers,
  'team/reporting/activity/export?type=users': forAdministrators,
  'admin/activity': forManagers,
  'admin/activity?filter={"type":"users"}': forAdministrators,
  'team/point_stats': forAdministrators,
  'admin/leaderboard': forAdministrators,
  'admin/ledgerEntries': forAdministrators,
  'admin/liability': forAdministrators,
}

const Lines = z.object({ entries: z.array(z.object({ value_text: z.string().nullable() })) })

describe('reports', () => {
  test('answer administrators, and managers for their own people and channels', async () => {
    const team = await createRoles('roles')
    for (const [path, expected] of Object.entries(calls)) {
      const answered = await Promise.all(
        roles.map(async role => {
          const { status } = await api().ask(team[role], { url: encodeURI(`/v1/${path}`) })
          return [role, status] as const
        }),
      )
      expect({ path, ...Object.fromEntries(answered) }).toEqual({ path, ...expected })
    }
  })

  test('show each role exactly what it may see', async () => {
    const team = await createRoles('seen')
    const seen = async (role: Role, query = '') => {
      const { body } = await api().ask(team[role], { url: `/v1/team/reporting/shoutouts${query}` })
      return Lines.parse(body).entries.map(entry => entry.value_text)
    }
    expect(await seen('olga')).toEqual(['Care', 'Courage'])
    expect(await seen('ann')).toEqual(['Care'])
    expect(await seen('lea')).toEqual(['Care'])
    expect(await seen('cho')).toEqual(['Courage'])
    expect(await seen('olga', `?group=${team.channelId}`)).toEqual(['Courage'])
    expect(await seen('olga', `?segment=${team.segmentId}`)).toEqual(['Care'])
    expect(await seen('olga', '?by_recipient=true')).toEqual(['Care', 'Courage'])
    expect(await seen('cho', '?by_recipient=true')).toEqual(['Courage'])
  })

  test('refuse a segment or a channel that a manager does not manage', async () => {
    const team = await createRoles('others')
    const status = async (role: Role, query: string) =>
      (await api().ask(team[role], { url: `/v1/team/reporting/stats?${query}` })).status
    expect(await status('ann', `segment=${team.segmentId}`)).toBe(200)
    expect(await status('lea', `segment=${team.segmentId}`)).toBe(403)
    expect(await status('ann', `group=${team.channelId}`)).toBe(403)
    expect(await status('cho', `group=${team.channelId}`)).toBe(200)
    expect(await status('olga', `segment=${randomUUID()}`)).toBe(404)
    expect(await status('olga', `group=${randomUUID()}`)).toBe(404)
  })

  test('say how the people of a manager take part, of all of them or of one segment', async () => {
    const team = await createRoles('engaged')
    const stats = async (role: Role, query: string) =>
      api().ask(team[role], { url: `/v1/team/reporting/dr_stats?${days}${query}` })
    expect((await stats('ann', '')).body).toMatchObject({ engagement: null, previous_engagement: null })
    for (const role of ['ann', 'lea'] as const)
      expect((await stats(role, '&engagement=true')).body, role).toMatchObject({
        engagement: { senders: 0, recipients: 1, users: 1 },
        previous_engagement: { senders: 0, recipients: 0, users: 1 },
      })
    expect((await stats('ann', `&segment=${team.segmentId}`)).body).toMatchObject({
      engagement: { senders: 0, recipients: 1, users: 1 },
    })
    for (const [role, query] of [
      ['lea', `&segment=${team.segmentId}`],
      ['ben', '&engagement=true'],
    ] as const)
      expect((await stats(role, query)).status, role).toBe(403)
  })

  test('take filters as JSON and both names of the days, and refuse reversed days', async () => {
    const team = await createRoles('filters')
    const ask = (query: string) => api().ask(team.olga, { url: `/v1/team/reporting/stats?${query}` })
    const byName = await ask(days)
    expect(byName.body).toMatchObject({
      totals: { shoutouts: 2, awards: 0, points_earned: 10 },
      previous: { shoutouts: 0 },
      engagement: { senders: 2, recipients: 2, users: 5 },
    })
    expect((await ask('start_date=2026-03-01&end_date=2026-03-31')).body).toEqual(byName.body)
    const filters = JSON.stringify({ start_date: '2026-03-01', end_date: '2026-03-31' })
    expect((await ask(`filters=${encodeURIComponent(filters)}`)).body).toEqual(byName.body)
    expect(await ask('start=2026-03-31&end=2026-03-01')).toMatchObject({ status: 400 })
  })

  test('count a segment, its months and its values', async () => {
    const team = await createRoles('figures')
    const body = async (path: string) =>
      (await api().ask(team.ann, { url: `/v1/team/reporting/${path}` })).body
    expect(await body('count_by_segment')).toEqual({
      segments: [{ id: team.segmentId, name: 'Berlin', users: 1, points: 5, count: 1 }],
    })
    expect(await body(`activity_by_month?${days}`)).toEqual({
      months: [{ month: '2026-03', shoutouts: 1, awards: 0, celebrations: 0, points_earned: 5 }],
    })
    expect(await body(`recognition?by=values&${days}`)).toEqual({
      earners: [],
      givers: [],
      values: [{ value: 'Care', points: 5, count: 1 }],
    })
  })
})

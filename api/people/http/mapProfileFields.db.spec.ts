import { randomUUID } from 'node:crypto'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { ProfileField, ProfileFieldValues } from '@laurel/ledger/members/profile/vocabulary.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { enqueue } from '../../delivery/enqueue.ts'
import { createRunner } from '../../delivery/runner.ts'
import { createTestApi } from '../../testing/testApi.ts'
import type { TestMember, TestTeam } from '../../testing/testTeam.ts'
import { mappingHandler, newMappingJob } from '../profileFields/mappingJob.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)

const fields: ProfileField[] = [
  { id: 'XfTeam', label: 'Team', type: 'choice', choices: ['Design', 'Sales'] },
  { id: 'XfManager', label: 'Manager', type: 'person', choices: [] },
  { id: 'XfStart', label: 'Start date', type: 'date', choices: [] },
  { id: 'XfBirthday', label: 'Birthday', type: 'date', choices: [] },
]

const Positioned = z.object({ position: z.number() })
const noneMapped = { managerId: null, dates: { birthday: null, joinedOn: null } }

const bySync = ({ teamId }: TestTeam) => ({
  id: randomUUID(),
  teamId,
  actor: { kind: 'system', id: 'slack' } as const,
  occurredAt: new Date().toISOString(),
})
const define = (team: TestTeam) =>
  api().ledger.handle({ ...bySync(team), type: 'syncProfileFields', data: { fields } })
const fill = async (team: TestTeam, { memberId }: TestMember, values: ProfileFieldValues) => {
  const data = { memberId, fields: values, ...noneMapped }
  return Positioned.parse(await api().ledger.handle({ ...bySync(team), type: 'syncMemberFields', data }))
    .position
}

const map = (as: TestMember, changes: object = {}) =>
  api().ask(as, {
    method: 'PATCH',
    url: '/v1/team/profile_fields',
    payload: { manager: null, start_date: null, birthday: null, ...changes },
  })

/** A team whose people have profiles: Ben reports to Ann, and Ann to Ben. */
const described = async (name: string) => {
  const team = await api().team(name)
  await define(team)
  await fill(team, team.ann, { XfTeam: 'Research', XfManager: team.ben.memberId })
  const position = await fill(team, team.ben, {
    XfTeam: 'Design',
    XfManager: team.ann.memberId,
    XfStart: '2024-02-29',
    XfBirthday: '1990-05-17',
  })
  await api().ask(team.olga, { url: `/v1/user/me?after=${position}` })
  return team
}
const me = async (as: TestMember, after: unknown) => {
  const { body } = await api().ask(as, { url: `/v1/user/me?after=${Positioned.parse(after).position}` })
  return body
}

describe('profile fields', () => {
  test('are offered with what people have in them, colleagues by name', async () => {
    const { olga } = await described('offered')
    expect((await api().ask(olga, { url: '/v1/team/custom_fields' })).body).toEqual({
      fields: fields.map(({ id, label, type }) => ({ id, label, type })),
      field_values: {
        XfTeam: ['Design', 'Research', 'Sales'],
        XfManager: ['Ann', 'Ben'],
        XfStart: [],
        XfBirthday: [],
      },
    })
  })

  test('mean nothing until an administrator says what, and are read at once then, birthdays without their year', async () => {
    const { olga, ann, ben } = await described('mapped')
    const before = await api().ask(ann, { url: '/v1/user/me' })
    expect(before.body).toMatchObject({
      user: { subordinate_users: [] },
      team: {
        custom_fields: {
          slack_fields: [{ id: 'XfTeam' }, { id: 'XfManager' }, { id: 'XfStart' }, { id: 'XfBirthday' }],
          profile_fields: { manager: null, start_date: null, birthday: null },
          integrations: [],
        },
      },
    })
    const { status, body } = await map(olga, {
      manager: 'XfManager',
      start_date: 'XfStart',
      birthday: 'XfBirthday',
    })
    expect(status).toBe(200)
    expect(await me(ann, body)).toMatchObject({
      user: { subordinate_users: [{ id: ben.memberId, name: 'Ben' }] },
      team: { custom_fields: { profile_fields: { manager: 'XfManager' } } },
    })
    const profile = await api().ask(olga, { url: `/v1/team/user/${ben.memberId}` })
    expect(profile.body).toMatchObject({
      user: {
        birthday_month: 4,
        birthday_day: 17,
        anniversary_year: 2024,
        anniversary_month: 1,
        anniversary_day: 29,
        custom_fields: [
          { field_id: 'XfTeam', value: 'Design' },
          { field_id: 'XfManager', value: 'Ann' },
          { field_id: 'XfStart', value: '2024-02-29' },
        ],
      },
    })
  })

  test('are read by a job of those whom the request does not reach, slice by slice', async () => {
    const team = await described('large')
    const { olga, ann, ben } = team
    await map(olga)
    await api().ledger.handle({
      ...bySync(team),
      type: 'mapProfileFields',
      data: { mapping: { manager: 'XfManager', startDate: null, birthday: null } },
    })
    const { database, ledger, clock } = api()
    const intent = {
      id: randomUUID(),
      teamId: team.teamId,
      actor: { kind: 'member', id: olga.memberId } as const,
      occurredAt: instantOf(clock.now),
    }
    const runner = createRunner({
      database,
      databaseUrl: url,
      handlers: [mappingHandler({ ledger, database, clock: () => instantOf(clock.now) }, 1)],
      onError: error => {
        throw error
      },
    })
    const beforeAll = '00000000-0000-4000-8000-000000000000'
    await enqueue(database, [newMappingJob(intent, beforeAll)])
    await runner.runDue()
    for (const [member, managerId] of [
      [ann, ben.memberId],
      [ben, ann.memberId],
    ] as const)
      expect(await ledger.member(team.teamId, member.memberId)).toMatchObject({ managerId })
  })

  test('are imported by the call that is named for it, by administrators only', async () => {
    const { olga, ann, ben } = await described('imported')
    const asks = {
      method: 'POST' as const,
      url: '/v1/team/import_user_fields',
      payload: { manager: 'XfManager', start_date: 'XfStart', birthday: null },
    }
    expect((await api().ask(ann, asks)).status).toBe(403)
    const { status, body } = await api().ask(olga, asks)
    expect(status).toBe(200)
    expect(await me(ann, body)).toMatchObject({
      user: { subordinate_users: [{ id: ben.memberId, name: 'Ben' }] },
      team: { custom_fields: { profile_fields: { manager: 'XfManager', start_date: 'XfStart' } } },
    })
  })

  test('take a date away again that came from them, and leave one that was entered by hand', async () => {
    const { olga, ben } = await described('unmapped')
    const mapping = { start_date: 'XfStart', birthday: 'XfBirthday' }
    await map(olga, mapping)
    const byHand = { birthday_month: 11, birthday_day: 24 }
    await api().ask(olga, { method: 'PATCH', url: `/v1/team/user/${ben.memberId}`, payload: byHand })
    await map(olga)
    expect(await api().ledger.member(ben.teamId, ben.memberId)).toMatchObject({
      details: { birthday: '12-24', joinedOn: null },
    })
    await map(olga, mapping)
    expect(await api().ledger.member(ben.teamId, ben.memberId)).toMatchObject({
      details: { birthday: '12-24', joinedOn: '2024-02-29' },
    })
  })

  test('hide a private birthday', async () => {
    const { olga, ben } = await described('private')
    await map(olga, { birthday: 'XfBirthday' })
    const outcome = await api().ledger.handle({
      type: 'changeMemberDetails',
      id: randomUUID(),
      teamId: ben.teamId,
      actor: { kind: 'member', id: ben.memberId },
      occurredAt: new Date().toISOString(),
      data: { memberId: ben.memberId, changes: { isBirthdayPrivate: true } },
    })
    const { position } = Positioned.parse(outcome)
    const { body } = await api().ask(olga, { url: `/v1/team/user/${ben.memberId}?after=${position}` })
    expect(JSON.stringify(body)).not.toMatch(/1990|XfBirthday/)
    expect(body).toMatchObject({ user: { birthday_month: -1 } })
    const unmapped = Positioned.parse((await map(olga)).body)
    const later = await api().ask(olga, {
      url: `/v1/team/user/${ben.memberId}?after=${unmapped.position}`,
    })
    expect(JSON.stringify(later.body)).not.toMatch(/1990|XfBirthday/)
  })

  test('tell no birthdays in the lists to choose from, also where the workspace made them text', async () => {
    const team = await described('birthdays')
    await map(team.olga, { birthday: 'XfBirthday' })
    const asText = fields.map(field => (field.type === 'date' ? { ...field, type: 'text' as const } : field))
    const outcome = await api().ledger.handle({
      ...bySync(team),
      type: 'syncProfileFields',
      data: { fields: asText },
    })
    const { position } = Positioned.parse(outcome)
    await api().ask(team.olga, { url: `/v1/user/me?after=${position}` })
    const { body } = await api().ask(team.olga, { url: '/v1/team/custom_fields' })
    expect(body).toMatchObject({ field_values: { XfStart: ['2024-02-29'], XfBirthday: [] } })
  })

  test('mean what was said last, also when an earlier request is delivered again', async () => {
    const team = await described('again')
    const { olga, ben } = team
    const earlier = {
      method: 'PATCH' as const,
      url: '/v1/team/profile_fields',
      headers: { 'idempotency-key': randomUUID() },
      payload: { manager: null, start_date: 'XfBirthday', birthday: null },
    }
    expect((await api().ask(olga, earlier)).status).toBe(200)
    await map(olga, { start_date: 'XfStart', birthday: 'XfBirthday' })
    await fill(team, ben, { XfStart: '2025-01-31', XfBirthday: '1990-05-18' })
    await api().ask(olga, earlier)
    expect(await api().ledger.member(ben.teamId, ben.memberId)).toMatchObject({
      details: { birthday: '05-18', joinedOn: '2025-01-31' },
    })
  })

  test('can mean only what they hold, of the own workspace, and administrators say so', async () => {
    const [mine, theirs] = [await described('fitting'), await api().team('without')]
    expect(await map(mine.olga, { manager: 'XfTeam' })).toMatchObject({
      status: 422,
      body: { code: 'PROFILE_FIELD_UNFIT', data: { meaning: 'manager' } },
    })
    expect((await map(theirs.olga, { manager: 'XfManager' })).status).toBe(422)
    expect((await map(mine.ann, { manager: 'XfManager' })).status).toBe(403)
    expect((await api().ask(mine.ann, { url: '/v1/team/custom_fields' })).status).toBe(403)
  })
})

describe('recognition of direct reports', () => {
  test('is shown to the manager they report to, compared with the days before', async () => {
    const { olga, ann, ben } = await described('reports')
    await map(olga, { manager: 'XfManager' })
    const thanks = {
      for_user_ids: [ben.memberId],
      points_each: 7,
      message: 'Thanks',
      channel_id: null,
      value: null,
    }
    const given = await api().ask(olga, { method: 'POST', url: '/v1/shoutouts', payload: thanks })
    expect(given.status, JSON.stringify(given.body)).toBe(200)
    const { position } = Positioned.parse(given.body)
    const today = new Date().toISOString().slice(0, 10)
    const statsOf = async (as: TestMember, days: string) =>
      (await api().ask(as, { url: `/v1/team/reporting/dr_stats?after=${position}${days}` })).body
    const one = { shoutouts_received: 1, shoutouts_given: 0, awards_received: 0, points_earned: 7 }
    const none = { shoutouts_received: 0, shoutouts_given: 0, awards_received: 0, points_earned: 0 }
    expect(await statsOf(ann, `&start=${today}&end=${today}`)).toMatchObject({
      users: [{ user: { id: ben.memberId, name: 'Ben' }, ...one }],
      totals: one,
      previous: none,
    })
    expect(await statsOf(ann, '&end=2020-01-01')).toMatchObject({ totals: none, previous: null })
    const notAsked = { engagement: null, previous_engagement: null }
    expect(await statsOf(olga, '')).toEqual({ users: [], totals: none, previous: null, ...notAsked })
  })
})

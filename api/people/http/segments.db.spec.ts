import { createSegment, listSegments, segmentMembers } from '@laurel/contract/people/segments.ts'
import { Acknowledged } from '@laurel/contract/wire/position.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { ProfileField } from '@laurel/ledger/members/profile/vocabulary.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { describe, expect, test } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'
import type { TestMember, TestTeam } from '../../testing/testTeam.ts'
import { segmentRecomputation } from '../segments/recomputeSegments.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)

const office: ProfileField = { id: 'XfOffice', label: 'Office', type: 'text', choices: [] }
const lead: ProfileField = { id: 'XfLead', label: 'Team lead', type: 'person', choices: [] }
let acts = 0
const command = (teamId: string) => {
  acts += 1
  const occurredAt = '2026-03-10T12:00:00.000Z'
  return {
    id: derivedId('segments', String(acts)),
    teamId,
    actor: { kind: 'system', id: 'spec' },
    occurredAt,
  } as const
}

/** A team whose members have fields in their profile. */
const teamWithFields = async (name: string): Promise<TestTeam> => {
  const team = await api().team(name)
  await api().ledger.handle({
    type: 'syncProfileFields',
    ...command(team.teamId),
    data: { fields: [office, lead] },
  })
  await setFields(team.ann, { XfOffice: 'Cork', XfLead: team.olga.memberId })
  await setFields(team.ben, {
    XfOffice: 'Berlin Mitte',
    XfLead: `${team.olga.memberId},${team.ann.memberId}`,
  })
  return team
}

const setFields = async ({ teamId, memberId }: TestMember, fields: Record<string, string>) => {
  const dates = { birthday: null, joinedOn: null }
  const data = { memberId, fields, managerId: null, dates }
  const outcome = await api().ledger.handle({ type: 'syncMemberFields', ...command(teamId), data })
  if (outcome.kind === 'rejected') throw new Error(outcome.rejection.code)
  await api().shown(outcome.position)
}

const create = async (as: TestMember, payload: object) => {
  const answer = await api().ask(as, { method: 'POST', url: '/v1/team/segments', payload })
  if (answer.status !== 200) throw new Error(answer.text)
  return createSegment.response.parse(answer.body).segment
}
const send = (as: TestMember, method: 'PATCH' | 'DELETE', path: string, payload: object = {}) =>
  api().ask(as, { method, url: `/v1/team/segments/${path}`, payload })
const namesIn = async (as: TestMember, id: string) => {
  const { body } = await api().ask(as, { url: `/v1/team/segments/${id}/members?fetchAll=true` })
  return segmentMembers.response.parse(body).users.map(({ name }) => name)
}
const inOffice = (field_value: string, operator = '=') => ({ field_id: 'XfOffice', operator, field_value })
const ledBy = (field_value: string, operator = '=') => ({ field_id: 'XfLead', operator, field_value })
const recompute = async () => {
  const { ledger, database } = api()
  await segmentRecomputation({ ledger, database })(new Date(), new AbortController().signal)
  await api().shown(await api().log.head())
}

describe('segments by hand', () => {
  test('are created, listed, changed and deleted', async () => {
    const { olga, ann, ben } = await api().team('by-hand')
    const created = await create(olga, { name: 'Makers', users: [ann.memberId, ben.memberId] })
    expect(created).toMatchObject({
      name: 'Makers',
      sync_type: 'manual',
      user_count: 2,
      managers: [],
      filters: [],
      shoutout_budget_adjustment: 0,
    })
    const changed = await send(olga, 'PATCH', created.id, {
      name: 'Builders',
      managers: [ben.memberId],
      shoutout_budget_adjustment: 50,
      manager_award_budget_adjustment: -40,
    })
    expect(changed.body).toMatchObject({
      segment: {
        name: 'Builders',
        user_count: 2,
        managers: [{ name: 'Ben' }],
        shoutout_budget_adjustment: 50,
        award_budget_adjustment: 0,
        manager_award_budget_adjustment: -40,
      },
    })
    const listed = listSegments.response.parse((await api().ask(olga, { url: '/v1/team/segments' })).body)
    expect(listed.segments).toHaveLength(1)
    const { position } = Acknowledged.parse((await send(olga, 'DELETE', created.id)).body)
    const gone = await api().ask(olga, { url: `/v1/team/segments/${created.id}?after=${position}` })
    expect(gone).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect(await send(olga, 'PATCH', created.id, { name: 'Makers' })).toMatchObject({
      status: 404,
      body: { code: 'SEGMENT_UNKNOWN' },
    })
  })

  test('take the members that are named, and no one of another team', async () => {
    const { olga, ann, ben } = await api().team('members')
    const other = await api().team('elsewhere')
    const { id } = await create(olga, { name: 'Makers', users: [ann.memberId] })
    const members = await send(olga, 'PATCH', `${id}/members`, { users: [ben.memberId] })
    expect(members.body).toMatchObject({ segment: { user_count: 1, users: [{ name: 'Ben' }] } })
    expect(await namesIn(olga, id)).toEqual(['Ben'])
    expect(await send(olga, 'PATCH', `${id}/members`, { users: [other.ann.memberId] })).toMatchObject({
      status: 404,
      body: { code: 'MEMBER_UNKNOWN' },
    })
    expect(await send(olga, 'PATCH', id, { managers: [other.ann.memberId] })).toMatchObject({ status: 404 })
    expect(await api().ask(other.olga, { url: `/v1/team/segments/${id}` })).toMatchObject({ status: 404 })
    expect(await send(other.olga, 'PATCH', id, { name: 'Taken over' })).toMatchObject({ status: 404 })
    const found = await api().ask(olga, { url: `/v1/team/users?segment_id=${id}` })
    expect(found.body).toMatchObject({ users: [{ name: 'Ben' }] })
  })

  test('keep adjustments within bounds: a decrease takes at most everything', async () => {
    const { olga } = await api().team('bounds')
    const { id } = await create(olga, { name: 'Makers', shoutout_budget_adjustment: -250 })
    expect((await api().ask(olga, { url: `/v1/team/segments/${id}` })).body).toMatchObject({
      segment: { shoutout_budget_adjustment: -100 },
    })
    for (const percent of [100_000, -100_000, 1.5])
      expect(await send(olga, 'PATCH', id, { award_budget_adjustment: percent })).toMatchObject({
        status: 400,
      })
  })

  test('are for administrators', async () => {
    const { olga, ann } = await api().team('roles')
    const { id } = await create(olga, { name: 'Makers' })
    expect(await api().ask(ann, { url: '/v1/team/segments' })).toMatchObject({ status: 403 })
    expect(await send(ann, 'PATCH', `${id}/members`, { users: [ann.memberId] })).toMatchObject({
      status: 403,
    })
  })
})

describe('segments by conditions', () => {
  test('have the people who meet all conditions of one of the groups', async () => {
    const { olga } = await teamWithFields('conditions')
    const namesMeeting = async (...filters: object[][]) => {
      const { id } = await create(olga, { name: 'Some', sync_type: 'field_sync', filters })
      return namesIn(olga, id)
    }
    expect(await namesMeeting([inOffice('cork')])).toEqual(['Ann'])
    expect(await namesMeeting([inOffice('Berlin')])).toEqual([])
    expect(await namesMeeting([inOffice('BERLIN', 'BEGINS_WITH')])).toEqual(['Ben'])
    expect(await namesMeeting([inOffice('mitte', 'CONTAINS')])).toEqual(['Ben'])
    expect(await namesMeeting([inOffice('Cork')], [inOffice('mitte', 'CONTAINS')])).toEqual(['Ann', 'Ben'])
    expect(await namesMeeting([inOffice('Cork'), ledBy('Olga')])).toEqual(['Ann'])
    expect(await namesMeeting([inOffice('mitte', 'CONTAINS'), ledBy('Cleo', 'CONTAINS')])).toEqual([])
  })

  test('compare people by the names that the list of values shows', async () => {
    const { olga } = await teamWithFields('people-fields')
    const preview = (...filters: object[][]) =>
      api().ask(olga, { method: 'POST', url: '/v1/team/segments/preview', payload: { filters } })
    expect((await preview([ledBy('olga')])).body).toMatchObject({ user_count: 1, users: [{ name: 'Ann' }] })
    expect((await preview([ledBy('Olga, Ann')])).body).toMatchObject({ users: [{ name: 'Ben' }] })
    expect((await preview([{ field: 'XfLead', operator: 'CONTAINS', value: 'ann' }])).body).toMatchObject({
      users: [{ name: 'Ben' }],
    })
  })

  test('follow the people: who changes their office joins or leaves at the next recomputation', async () => {
    const { olga, ann, ben } = await teamWithFields('following')
    const { id } = await create(olga, {
      name: 'Cork',
      sync_type: 'field_sync',
      filters: [[inOffice('Cork')]],
    })
    expect(await namesIn(olga, id)).toEqual(['Ann'])
    await setFields(ann, { XfOffice: 'Berlin' })
    await setFields(ben, { XfOffice: 'Cork' })
    await recompute()
    expect(await namesIn(olga, id)).toEqual(['Ben'])
    const before = await api().log.head()
    await recompute()
    expect(await api().log.head()).toBe(before)
  })

  test('are recomputed only for teams in which something changed', async () => {
    const { olga, ann } = await teamWithFields('idle')
    await create(olga, { name: 'Cork', sync_type: 'field_sync', filters: [[inOffice('Cork')]] })
    const { ledger, database } = api()
    let reads = 0
    const counting: Queryable = {
      query: (...asked) => {
        reads += 1
        return database.query(...asked)
      },
    }
    const run = segmentRecomputation({ ledger, database: counting })
    const signal = new AbortController().signal
    const readsOf = async () => {
      const before = reads
      await run(new Date(), signal)
      return reads - before
    }
    expect(await readsOf()).toBeGreaterThan(1)
    expect(await readsOf()).toBe(1)
    await setFields(ann, { XfOffice: 'Dublin' })
    expect(await readsOf()).toBe(3)
  })

  test('need conditions on fields of the workspace, each once in a group, and refuse members by hand', async () => {
    const { olga, ann } = await teamWithFields('refusals')
    const { id } = await create(olga, {
      name: 'Cork',
      sync_type: 'field_sync',
      filters: [[inOffice('Cork')]],
    })
    expect(await send(olga, 'PATCH', `${id}/members`, { users: [ann.memberId] })).toMatchObject({
      status: 422,
      body: { code: 'SEGMENT_FOLLOWS_FIELDS' },
    })
    const save = (filters: object[][]) => send(olga, 'PATCH', id, { filters })
    expect(await save([])).toMatchObject({
      status: 400,
      body: { errors: [{ message: 'Add at least one group of conditions.' }] },
    })
    expect(await save([[]])).toMatchObject({ status: 400 })
    expect(await save([[inOffice('Cork'), inOffice('C', 'BEGINS_WITH')]])).toMatchObject({ status: 400 })
    expect(await save([[{ ...inOffice('Cork'), field_id: 'XfGone' }]])).toMatchObject({ status: 400 })
    expect(await save([[{ ...inOffice('Cork'), operator: 'LIKE' }]])).toMatchObject({ status: 400 })
    expect(await save([[{ ...inOffice(' ') }]])).toMatchObject({ status: 400 })
    const manual = await create(olga, { name: 'By hand' })
    expect(await send(olga, 'PATCH', manual.id, { sync_type: 'field_sync' })).toMatchObject({ status: 400 })
  })

  test('keep a condition on a field that the workspace deleted', async () => {
    const { olga, teamId } = await teamWithFields('deleted-field')
    const { id } = await create(olga, {
      name: 'Cork',
      sync_type: 'field_sync',
      filters: [[inOffice('Cork')]],
    })
    const outcome = await api().ledger.handle({
      type: 'syncProfileFields',
      ...command(teamId),
      data: { fields: [lead] },
    })
    expect(outcome).toMatchObject({ kind: 'accepted' })
    expect(
      await send(olga, 'PATCH', id, { name: 'Cork office', filters: [[inOffice('Cork')]] }),
    ).toMatchObject({
      status: 200,
    })
    await recompute()
    expect(await namesIn(olga, id)).toEqual(['Ann'])
  })
})

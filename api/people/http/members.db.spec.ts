import { listMembers, listUsersPage } from '@laurel/contract/people/members.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { describe, expect, test } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'
import type { TestMember } from '../../testing/testTeam.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)

const pageOf = async (as: TestMember, page: number, query = '') => {
  const { body } = await api().ask(as, { url: `/v1/team/users/${page}${query}` })
  return listUsersPage.response.parse(body)
}
const namesOn = async (as: TestMember, userType: string) => {
  const filters = encodeURIComponent(JSON.stringify({ user_type: userType }))
  return (await pageOf(as, 1, `?filters=${filters}`)).users.map(({ name }) => name)
}

describe('the pages of users', () => {
  test('have 100 active people each, by name, numbered from 1', async () => {
    const { olga, teamId } = await api().team('many')
    let position = -1
    for (let index = 0; index < 120; index += 1) {
      const name = `Zed ${String(index).padStart(3, '0')}`
      const outcome = await api().ledger.handle({
        type: 'syncMember',
        id: crypto.randomUUID(),
        teamId,
        actor: { kind: 'system', id: 'spec' },
        occurredAt: new Date().toISOString(),
        data: {
          memberId: crypto.randomUUID(),
          externalKey: name,
          profile: { name, email: null, pictureUrl: null, timeZone: null },
          isActive: true,
          isAdmin: false,
          isOwner: false,
        },
      })
      if (outcome.kind === 'accepted') position = outcome.position
    }
    await api().shown(position)
    const first = await pageOf(olga, 1)
    const second = await pageOf(olga, 2)
    expect(first).toMatchObject({ total: 123, has_more: true })
    expect(first.users).toHaveLength(100)
    expect(second).toMatchObject({ has_more: false })
    expect(second.users.map(({ name }) => name).at(-1)).toBe('Zed 119')
    expect((await pageOf(olga, 1, '?q=zed%20007')).users.map(({ name }) => name)).toEqual(['Zed 007'])
    expect(await api().ask(olga, { url: '/v1/team/users/0' })).toMatchObject({ status: 400 })
    expect(await api().ask(olga, { url: '/v1/team/users/1?filters=all' })).toMatchObject({ status: 400 })
  })

  test('are filtered by the type of user', async () => {
    const { olga, ann, ben } = await api().team('types')
    const payload = { name: 'Makers', managers: [ben.memberId] }
    await api().ask(olga, { method: 'POST', url: '/v1/team/segments', payload })
    expect(await namesOn(olga, 'administrators')).toEqual(['Olga'])
    expect(await namesOn(olga, 'no_channel')).toEqual(['Ben', 'Olga'])
    expect(await namesOn(olga, 'managers')).toEqual(['Ben'])
    const { body } = await api().ask(olga, { url: '/v1/admin/members?filter={"is_manager":true}' })
    expect(listMembers.response.parse(body)).toMatchObject([
      { id: ben.memberId, is_manager: true, is_channel_manager: false, has_group: false },
    ])
    expect(await api().ask(ann, { url: '/v1/team/users/1' })).toMatchObject({ status: 403 })
  })
})

describe('the users as CSV', () => {
  test('have the columns of the list, with quotes where a cell needs them', async () => {
    const { olga, ann, teamId } = await api().team('csv')
    const outcome = await api().ledger.handle({
      type: 'syncMember',
      id: crypto.randomUUID(),
      teamId,
      actor: { kind: 'system', id: 'spec' },
      occurredAt: new Date().toISOString(),
      data: {
        memberId: crypto.randomUUID(),
        externalKey: 'quoted',
        profile: { name: 'Bo "the,\nfixer" Oz', email: null, pictureUrl: null, timeZone: null },
        isActive: true,
        isAdmin: false,
        isOwner: false,
      },
    })
    if (outcome.kind === 'accepted') await api().shown(outcome.position)
    const file = await api().ask(olga, { url: '/v1/team/users/export' })
    expect(file.headers['content-type']).toContain('text/csv')
    const lines = file.text.split('\r\n')
    expect(lines[0]).toBe(
      'name,email,role,redeemable_points,shoutout_allowance_remaining,award_allowance_remaining,user_id,birthday,start_date,point_eligibility,shoutout_allowance_override,award_allowance_override,newhire_message',
    )
    expect(lines[1]).toMatch(/^Ann,ann@csv\.test,.*,500,/)
    expect(file.text).toContain('"Bo ""the,\nfixer"" Oz",,member,0,')
    const filter = encodeURIComponent('{"is_admin":true}')
    const admins = await api().ask(olga, { url: `/v1/team/users/export?filter=${filter}` })
    expect(admins.text.split('\r\n').slice(1)).toEqual([expect.stringContaining('Olga,'), ''])
    expect(await api().ask(ann, { url: '/v1/team/users/export' })).toMatchObject({ status: 403 })
  })
})

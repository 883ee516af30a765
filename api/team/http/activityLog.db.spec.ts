import { activityLog } from '@laurel/contract/team/activityLog.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { describe, expect, test } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'
import type { TestMember } from '../../testing/testTeam.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)

const visitor = { ipAddress: '203.0.113.7', userAgent: 'Browser 9' }

const read = async (as: TestMember, page: number, query = '') => {
  const { status, body } = await api().ask(as, { url: `/v1/team/activity_log/${page}${query}` })
  expect(status).toBe(200)
  return activityLog.response.parse(body)
}

/** Writes entries `count` minutes ago, `count - 1` minutes ago and so on. */
const write = async (member: TestMember, count: number): Promise<void> => {
  await api().database.query(
    `insert into access.security_log (team_id, member_id, activity, ip_address, user_agent, created_at)
     select $1, $2, 'REFRESH_TOKEN', $3, $4, $5::timestamptz - make_interval(mins => n)
     from generate_series(1, $6) n`,
    [member.teamId, member.memberId, visitor.ipAddress, visitor.userAgent, api().clock.now, count],
  )
}

describe('the security log', () => {
  test('shows who did what, from where and with what, under its label', async () => {
    const { olga, ann } = await api().team('shown')
    const labels = [
      ['REFRESH_TOKEN', 'Refreshed token'],
      ['AUTHENTICATED_WITH_SLACK_TOKEN', 'Login from Slack'],
      ['HITHRIVE_TOKEN_EXPIRED', 'Attempted access with expired token'],
      ['AUTHENTICATED_WITH_HITHRIVE_TOKEN', 'Login with single use token'],
    ] as const
    for (const [code] of labels) await api().access.securityLog.note(code, ann, visitor)
    const { activities, next } = await read(olga, 1, `?user_id=${ann.memberId}`)
    expect(next).toBeNull()
    expect(activities.map(({ activity, label }) => [activity, label]).toReversed()).toEqual(labels)
    expect(activities[0]).toMatchObject({
      user: { id: ann.memberId, name: 'Ann' },
      metadata: { ip_addr: '203.0.113.7', user_agent: 'Browser 9' },
    })
  })

  test('shows role changes, exports and other acts by what they do', async () => {
    const { olga, ann } = await api().team('acts')
    await api().ask(olga, {
      method: 'POST',
      url: `/v1/admin/members/${ann.memberId}/administrator`,
      payload: { is_admin: true },
    })
    await api().ask(olga, { url: '/v1/team/reporting/activity/export' })
    await api().ask(olga, { method: 'PATCH', url: '/v1/team/metadata', payload: { points_name: 'stars' } })
    const { activities } = await read(olga, 1)
    expect(activities.map(({ label, detail }) => ({ label, detail }))).toEqual([
      { label: 'Administrative act', detail: 'Change settings of the team' },
      { label: 'Exported data', detail: 'An activity report as CSV' },
      { label: 'Changed a role', detail: 'Make a member an administrator, or no longer one' },
    ])
  })

  test('has pages of 100, by number and by cursor', async () => {
    const { olga, ann } = await api().team('pages')
    await write(ann, 205)
    const [first, second, third] = [await read(olga, 1), await read(olga, 2), await read(olga, 3)]
    expect([first, second, third].map(({ activities }) => activities.length)).toEqual([100, 100, 5])
    expect(third.next).toBeNull()
    expect(await read(olga, 1, `?cursor=${encodeURIComponent(first.next ?? '')}`)).toEqual(second)
  })

  test('goes back 30 days', async () => {
    const { olga, ann } = await api().team('month')
    await write(ann, 1)
    await api().database.query(
      "update access.security_log set created_at = $2::timestamptz - interval '31 days' where team_id = $1",
      [ann.teamId, api().clock.now],
    )
    expect(await read(olga, 1)).toEqual({ activities: [], next: null })
  })

  test('can be narrowed to an activity and to days', async () => {
    const { olga, ann } = await api().team('narrow')
    await api().access.securityLog.note('SIGNED_OUT', ann, visitor)
    await api().access.securityLog.note('REFRESH_TOKEN', ann, visitor)
    expect((await read(olga, 1, '?activity=SIGNED_OUT')).activities).toHaveLength(1)
    expect((await read(olga, 1, '?start=2001-01-01&end=2001-01-02')).activities).toEqual([])
  })

  test('is exported as a file without formulas, which is an entry itself', async () => {
    const { olga, ann } = await api().team('file')
    await api().access.securityLog.note('SIGNED_OUT', ann, { ...visitor, userAgent: '=1+1' })
    const { text, headers } = await api().ask(olga, { url: '/v1/team/activity_log/export' })
    expect(headers['content-type']).toContain('text/csv')
    const [head] = text.split('\r\n')
    expect(head).toBe('time,user,activity,detail,ip_addr,user_agent')
    expect(text).toContain(",Ann,Signed out,,203.0.113.7,'=1+1")
    expect((await read(olga, 1)).activities[0]).toMatchObject({
      label: 'Exported data',
      detail: 'The security log as CSV',
    })
  })

  test('belongs to the administrators of its team', async () => {
    const { olga, ann } = await api().team('private')
    const other = await api().team('other')
    await api().access.securityLog.note('SIGNED_OUT', other.ann, visitor)
    expect((await read(olga, 1)).activities).toEqual([])
    expect(await api().ask(ann, { url: '/v1/team/activity_log/1' })).toMatchObject({ status: 403 })
    expect(await api().ask(olga, { url: '/v1/team/activity_log/0' })).toMatchObject({ status: 400 })
  })
})

import { createSegment } from '@laurel/contract/people/segments.ts'
import { type Change, listChanges } from '@laurel/contract/team/changes.ts'
import { getSettings } from '@laurel/contract/team/settings.ts'
import { Position } from '@laurel/contract/wire/position.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createTestApi } from '../../testing/testApi.ts'
import type { TestMember } from '../../testing/testTeam.ts'

const Moved = z.object({ position: Position })

const { url } = await createTestDatabase()
const api = createTestApi(url)

const act = async (as: TestMember, method: 'PATCH' | 'POST' | 'DELETE', path: string, payload?: object) => {
  api().clock.now = new Date()
  const answer = await api().ask(as, { method, url: path, ...(payload && { payload }) })
  await api().shown(Moved.parse(answer.body).position)
}

const listed = async (as: TestMember, filter: object = {}): Promise<Change[]> => {
  const query = encodeURIComponent(JSON.stringify(filter))
  const { body } = await api().ask(as, { url: `/v1/admin/changes?filter=${query}` })
  return listChanges.response.parse(body)
}

describe('the history of settings', () => {
  test('says who changed what, from which value to which', async () => {
    const { olga } = await api().team('history')
    await act(olga, 'PATCH', '/v1/team/metadata', { points_name: 'stars', inactivity_nudge: false })
    await act(olga, 'PATCH', '/v1/team/metadata', { points_name: 'suns' })
    const [second, first] = await listed(olga, { what: 'team.settings' })
    expect(first).toMatchObject({
      user: { id: olga.memberId, name: 'Olga' },
      subject: null,
      kind: 'changed',
      fields: [
        { field: 'pointsName', from: 'points', to: 'stars' },
        { field: 'nudgesQuietChannels', from: 'true', to: 'false' },
      ],
    })
    expect(second?.fields).toEqual([{ field: 'pointsName', from: 'stars', to: 'suns' }])
  })

  test('has the changes of a member, by the names of both people', async () => {
    const { olga, ann, ben } = await api().team('roles')
    await act(olga, 'PATCH', '/v1/team/administrators', { admins: [olga.memberId, ann.memberId] })
    const changes = await listed(olga, { subject_id: ann.memberId })
    expect(changes).toMatchObject([
      {
        what: 'member.role',
        kind: 'changed',
        user: { name: 'Olga' },
        subject: { user: { name: 'Ann' } },
        fields: [{ field: 'isAdmin', from: 'false', to: 'true' }],
      },
    ])
    expect(await listed(olga, { subject_id: ben.memberId })).toEqual([])
    expect(await listed(olga, { user_id: ann.memberId })).toEqual([])
  })

  test('names the members and channels in values, and what was removed', async () => {
    const { olga, ann, channelId } = await api().team('names')
    const path = `/v1/team/groups/${channelId}`
    await act(olga, 'PATCH', path, { managers: [ann.memberId] })
    await act(olga, 'DELETE', path)
    const changes = await listed(olga, { what: 'channel' })
    expect(changes[0]).toMatchObject({ kind: 'removed', subject: { name: '#general' } })
    expect(changes.at(-1)).toMatchObject({ kind: 'added', process: 'spec', subject: { name: '#general' } })
    expect(changes.flatMap(({ fields }) => fields)).toContainEqual({
      field: 'managerIds',
      from: '',
      to: 'Ann',
    })
  })

  test('has the time zone, which the calendar follows', async () => {
    const { olga } = await api().team('zone')
    await act(olga, 'POST', '/v1/admin/settings/time-zone', { time_zone: 'Asia/Tokyo' })
    const [change] = await listed(olga, { what: 'team.timeZone' })
    expect(change?.fields).toEqual([{ field: 'timeZone', from: 'UTC', to: 'Asia/Tokyo' }])
    const { body } = await api().ask(olga, { url: '/v1/admin/settings' })
    const settings = getSettings.response.parse(body)
    expect(settings.time_zone).toBe('Asia/Tokyo')
    expect(settings.next_periods.every(start => start.endsWith('T15:00:00.000Z'))).toBe(true)
    const refused = await api().ask(olga, {
      method: 'POST',
      url: '/v1/admin/settings/time-zone',
      payload: { time_zone: '+01:00' },
    })
    expect(refused.status).toBe(400)
  })

  test('has the language of messages to channels, one that Laurel speaks', async () => {
    const { olga } = await api().team('language')
    const path = '/v1/admin/settings/locale'
    await act(olga, 'POST', path, { locale: 'DE-AT' })
    await act(olga, 'POST', path, { locale: 'ES-MX' })
    const [change] = await listed(olga, { what: 'team.locale' })
    expect(change?.fields).toEqual([{ field: 'locale', from: 'DE-AT', to: 'ES-MX' }])
    const { body } = await api().ask(olga, { url: '/v1/admin/settings' })
    expect(getSettings.response.parse(body).locale).toBe('ES-MX')
    const refused = await api().ask(olga, { method: 'POST', url: path, payload: { locale: 'FR-FR' } })
    expect(refused).toMatchObject({ status: 400 })
    expect(JSON.stringify(refused.body)).toContain('Choose English, German or Spanish.')
  })

  test('has segments with their managers and conditions in words', async () => {
    const { olga, ann, teamId } = await api().team('segments')
    await api().ledger.handle({
      type: 'syncProfileFields',
      id: crypto.randomUUID(),
      teamId,
      actor: { kind: 'system', id: 'spec' },
      occurredAt: '2026-03-10T12:00:00.000Z',
      data: { fields: [{ id: 'XfOffice', label: 'Office', type: 'text', choices: [] }] },
    })
    const filters = [[{ field_id: 'XfOffice', operator: '=', field_value: 'Cork' }]]
    const created = await api().ask(olga, {
      method: 'POST',
      url: '/v1/team/segments',
      payload: { name: 'Makers', sync_type: 'field_sync', filters },
    })
    const { segment, position } = createSegment.response.parse(created.body)
    await api().shown(position)
    await act(olga, 'PATCH', `/v1/team/segments/${segment.id}`, { managers: [ann.memberId] })
    await act(olga, 'DELETE', `/v1/team/segments/${segment.id}`)
    const [removed, changed, added] = await listed(olga, { what: 'segment' })
    expect(added).toMatchObject({ kind: 'added', user: { name: 'Olga' }, subject: { name: 'Makers' } })
    expect(added?.fields).toContainEqual({ field: 'conditions', from: null, to: 'Office is “Cork”' })
    expect(changed?.fields).toEqual([{ field: 'managerIds', from: '', to: 'Ann' }])
    expect(removed).toMatchObject({ kind: 'removed', subject: { id: segment.id, name: 'Makers' } })
  })

  test('is a file with a line per setting', async () => {
    const { olga } = await api().team('file')
    await act(olga, 'PATCH', '/v1/team/metadata', { points_name: '=stars' })
    const { text } = await api().ask(olga, { url: '/v1/admin/changes/export?what=team.settings' })
    const [head, line = ''] = text.split('\r\n')
    expect(head).toBe('time,user,what,subject,kind,setting,from,to')
    expect(line).toMatch(/,Olga,team\.settings,,changed,pointsName,points,'=stars$/)
  })

  test('belongs to the administrators of its team', async () => {
    const { olga, ann } = await api().team('own')
    const other = await api().team('foreign')
    await act(other.olga, 'PATCH', '/v1/team/metadata', { points_name: 'secrets' })
    expect(JSON.stringify(await listed(olga))).not.toContain('secrets')
    expect(await api().ask(ann, { url: '/v1/admin/changes' })).toMatchObject({ status: 403 })
  })
})

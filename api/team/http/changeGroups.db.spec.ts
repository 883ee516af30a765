import { createGroup } from '@laurel/contract/team/changeGroups.ts'
import { Acknowledged } from '@laurel/contract/wire/position.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { describe, expect, test } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'
import type { ChatChannelFound, ChatDirectory } from '../chatDirectory.ts'

const garden: ChatChannelFound = {
  id: 'C-garden',
  name: 'garden',
  isPrivate: false,
  isArchived: false,
  isMember: false,
  memberCount: 2,
}
const joined: string[] = []

const chat: ChatDirectory = {
  searchChannels: async (_teamId, words) =>
    words === 'away' ? { kind: 'unavailable' } : { kind: 'answered', value: [garden] },
  channel: async (_teamId, id) => ({ kind: 'answered', value: id === garden.id ? garden : null }),
  join: async (_teamId, id) => {
    joined.push(id)
    return { kind: 'answered', value: null }
  },
  members: async () => ({ kind: 'answered', value: ['Ann', 'Ben', 'U-stranger'] }),
  icons: async () => ({ kind: 'answered', value: [{ name: 'juniper', url: null }] }),
}

const { url } = await createTestDatabase()
const api = createTestApi(url, { chat })

describe('recognition channels', () => {
  test('are chosen in the chat: the app joins, and who is there takes part', async () => {
    const { olga, ann } = await api().team('choosing')
    const search = await api().ask(olga, { url: '/v1/team/slack/channels?q=gar' })
    expect(search.body).toEqual({
      channels: [
        {
          id: 'C-garden',
          name: 'garden',
          is_private: false,
          is_archived: false,
          is_member: false,
          member_count: 2,
          is_group: false,
        },
      ],
    })
    const created = await api().ask(olga, {
      method: 'POST',
      url: '/v1/team/groups',
      payload: { channel_id: 'C-garden', shoutout_point_options: [5, 10] },
    })
    expect(created.body).toMatchObject({
      group: { title: '#garden', channel_id: 'C-garden', user_count: 2, shoutout_point_options: [5, 10] },
    })
    expect(joined).toContain('C-garden')
    const again = await api().ask(olga, {
      method: 'POST',
      url: '/v1/team/groups',
      payload: { channel_id: 'C-garden' },
    })
    expect(again).toMatchObject({ status: 409, body: { code: 'CHANNEL_EXISTS' } })
    const found = await api().ask(olga, { url: '/v1/team/slack/channel/C-garden' })
    expect(found.body).toMatchObject({ channel: { name: 'garden', is_group: true } })
    expect(await api().ask(ann, { url: '/v1/team/slack/channels?q=' })).toMatchObject({ status: 403 })
  })

  test('have managers of their own team only', async () => {
    const { olga, ann } = await api().team('managing')
    const { ann: stranger } = await api().team('elsewhere')
    const save = (method: 'POST' | 'PATCH', url: string, managers: readonly string[]) =>
      api().ask(olga, { method, url, payload: { title: 'Reading', managers } })
    const unknown = { body: { code: 'MEMBER_UNKNOWN' } }
    expect(await save('POST', '/v1/team/groups', [ann.memberId, stranger.memberId])).toMatchObject(unknown)
    const { group } = createGroup.response.parse((await save('POST', '/v1/team/groups', [ann.memberId])).body)
    const address = `/v1/team/groups/${group.id}`
    expect(await save('PATCH', address, [stranger.memberId])).toMatchObject(unknown)
    expect(await save('PATCH', address, [])).toMatchObject({ status: 200 })
  })

  test('keep what a change does not name, and tell who is in them', async () => {
    const { olga, ann, ben } = await api().team('changing')
    const created = await api().ask(olga, {
      method: 'POST',
      url: '/v1/team/groups',
      payload: { channel_id: 'C-garden', shoutout_point_options: [5, 10] },
    })
    const { group } = createGroup.response.parse(created.body)
    const changed = await api().ask(olga, {
      method: 'PATCH',
      url: `/v1/team/groups/${group.id}`,
      payload: { shoutout_allowance: 250 },
    })
    expect(changed.body).toMatchObject({ group: { ...group, shoutout_allowance: 250 } })
    const members = async (query: string) =>
      (await api().ask(olga, { url: `/v1/team/groups/${group.id}/members?${query}` })).body
    expect(await members('')).toMatchObject({ users: [{ id: ann.memberId }, { id: ben.memberId }], total: 2 })
    expect(await members('fetchAll=true&q=ann')).toMatchObject({ users: [{ id: ann.memberId }], total: 1 })
  })

  test('move to another chat channel with the people who are there, but never into one that is taken', async () => {
    const { olga, channelId } = await api().team('moving')
    const move = (id: string) =>
      api().ask(olga, {
        method: 'PATCH',
        url: `/v1/team/groups/${id}`,
        payload: { channel_id: 'C-garden', title: '#garden' },
      })
    expect(await move(channelId)).toMatchObject({
      status: 200,
      body: { group: { title: '#garden', channel_id: 'C-garden', user_count: 2 } },
    })
    const other = await api().ask(olga, {
      method: 'POST',
      url: '/v1/team/groups',
      payload: { title: 'Everybody' },
    })
    const { group } = createGroup.response.parse(other.body)
    expect(await move(group.id)).toMatchObject({ status: 409, body: { code: 'CHANNEL_EXISTS' } })
  })

  test('are deleted once', async () => {
    const { olga, channelId } = await api().team('deleting')
    const { body } = await api().ask(olga, { method: 'DELETE', url: `/v1/team/groups/${channelId}` })
    const { position } = Acknowledged.parse(body)
    const list = await api().ask(olga, { url: `/v1/team/groups?after=${position}` })
    expect(list.body).toEqual({ groups: [] })
    const again = await api().ask(olga, { method: 'DELETE', url: `/v1/team/groups/${channelId}` })
    expect(again).toMatchObject({ status: 404, body: { code: 'CHANNEL_UNKNOWN' } })
  })

  test('need a title or a chat channel that is there', async () => {
    const { olga } = await api().team('missing')
    const post = (payload: object) => api().ask(olga, { method: 'POST', url: '/v1/team/groups', payload })
    expect(await post({})).toMatchObject({ status: 400 })
    expect(await post({ channel_id: 'C-nowhere' })).toMatchObject({ status: 404 })
    expect(await post({ title: 'Everybody' })).toMatchObject({
      status: 200,
      body: { group: { title: 'Everybody', channel_id: null } },
    })
  })

  test('of another team are not there', async () => {
    const [{ olga }, other] = [await api().team('own'), await api().team('other')]
    for (const method of ['PATCH', 'DELETE'] as const) {
      const answer = await api().ask(olga, {
        method,
        url: `/v1/team/groups/${other.channelId}`,
        ...(method === 'PATCH' ? { payload: {} } : {}),
      })
      expect(answer).toMatchObject({ status: 404, body: { code: 'CHANNEL_UNKNOWN' } })
    }
    expect((await api().ask(olga, { url: `/v1/team/groups/${other.channelId}/members` })).status).toBe(404)
  })

  test('say so when the chat does not answer', async () => {
    const { olga } = await api().team('away')
    const answer = await api().ask(olga, { url: '/v1/team/slack/channels?q=away' })
    expect(answer).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } })
  })
})

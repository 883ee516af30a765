import { randomUUID } from 'node:crypto'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { describe, expect, test } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)

describe('people for a picker', () => {
  test('of a segment that the team does not have are asked for in vain, and it is said', async () => {
    const { olga } = await api().team('unsegmented')
    const answer = await api().ask(olga, { url: `/v1/team/users?segment_id=${randomUUID()}` })
    expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect(answer.body).toMatchObject({ detail: expect.stringContaining('no such segment') })
  })

  test('are found by their name, and within a channel', async () => {
    const { teamId, olga, ann, ben, channelId } = await api().team('finding')
    const found = await api().ask(olga, { url: '/v1/team/users?q=ann' })
    expect(found).toMatchObject({ status: 200, body: { users: [{ id: ann.memberId }] } })
    const joined = await api().ledger.handle({
      type: 'syncChannelMembers',
      id: randomUUID(),
      teamId,
      actor: { kind: 'system', id: 'spec' },
      occurredAt: new Date().toISOString(),
      data: { channelId, memberIds: [ben.memberId] },
    })
    if (joined.kind === 'rejected') throw new Error(joined.rejection.code)
    await api().ask(olga, { url: `/v1/user/me?after=${joined.position}` })
    const inChannel = await api().ask(olga, { url: `/v1/team/users?group_id=${channelId}` })
    expect(inChannel).toMatchObject({ status: 200, body: { users: [{ id: ben.memberId }] } })
    expect(JSON.stringify(inChannel.body)).not.toContain(ann.memberId)
  })

  test('are looked for by words that can stand somewhere, in every list', async () => {
    const { olga } = await api().team('unsearchable')
    const filter = encodeURIComponent(JSON.stringify({ q: '\u0000' }))
    for (const url of [
      '/v1/team/users?q=%00',
      `/v1/admin/members?filter=${filter}`,
      `/v1/admin/activity?filter=${filter}`,
      `/v1/admin/channels?filter=${filter}`,
    ])
      expect(await api().ask(olga, { url }), url).toMatchObject({
        status: 400,
        body: { code: 'INVALID_REQUEST' },
      })
  })

  test('of another team are not found, nor are its channels', async () => {
    const [{ olga }, other] = [await api().team('this'), await api().team('that')]
    const { body } = await api().ask(olga, { url: '/v1/team/users' })
    expect(JSON.stringify(body)).not.toContain(other.ann.memberId)
    const answer = await api().ask(olga, { url: `/v1/team/users?group_id=${other.channelId}` })
    expect(answer.status).toBe(404)
    expect((await api().ask(other.ann, { url: '/v1/team/users' })).status).toBe(403)
  })
})

import { createTestApi } from '@laurel/api/testing/testApi.ts'
import type { TestTeam } from '@laurel/api/testing/testTeam.ts'
import { createApiKey } from '@laurel/contract/developers/apiKeys.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { createLaurel } from '../../api/client/createLaurel.ts'
import type { ReadEvent } from '../../api/client/eventsFrom.ts'
import { dataOf, LaurelError } from '../../api/client/laurelError.ts'
import { rowsOf } from '../../api/client/rowsOf.ts'
import { createTestDatabase } from '../database/testDatabase.ts'

const { url: databaseUrl } = await createTestDatabase()
const api = createTestApi(databaseUrl)
let url = ''
beforeAll(async () => {
  url = await api().app.listen({ host: '127.0.0.1', port: 0 })
})

const connect = async ({ olga }: TestTeam, scopes: readonly string[]) => {
  const { body } = await api().ask(olga, {
    method: 'POST',
    url: '/v1/admin/apiKeys',
    payload: { name: 'Program', scopes, days: 30 },
  })
  return createLaurel({ url, key: createApiKey.response.parse(body).secret })
}

describe('a program with a key', () => {
  test('reads a list page after page', async () => {
    const laurel = await connect(await api().team('pages'), ['people:read'])
    const names: string[] = []
    const members = rowsOf(cursor =>
      laurel.GET('/v1/admin/members', {
        params: { query: { range: '[0,0]', sort: '["name","ASC"]', ...(cursor && { cursor }) } },
      }),
    )
    for await (const { name } of members) names.push(name)
    expect(names).toEqual(['Ann', 'Ben', 'Olga'])
  })

  test('gives a command once, however often it is sent under its id', async () => {
    const team = await api().team('once')
    const laurel = await connect(team, ['points:write', 'people:read'])
    const id = team.ann.memberId
    const adjust = async () =>
      dataOf(
        await laurel.POST('/v1/admin/point_adjustments/bulk', {
          body: { adjustments: [{ id: 'bonus', user_id: id, points: 50, reason: 'A bonus' }] },
        }),
      )
    const { position } = await adjust()
    expect(await adjust()).toMatchObject({ results: [{ status: 'accepted', is_repeated: true }] })
    const member = await laurel.GET('/v1/admin/members/{id}', {
      params: { path: { id }, query: { after: position ?? 0 } },
    })
    expect(dataOf(member).redeemable_points).toBe(550)
  })

  test('reads in a code why Laurel says no', async () => {
    const laurel = await connect(await api().team('refused'), ['rewards:read'])
    const { error, response } = await laurel.GET('/v1/admin/members')
    expect([response.status, error?.code]).toEqual([403, 'API_KEY_SCOPE'])
    await expect(laurel.GET('/v1/admin/members').then(dataOf)).rejects.toThrow(LaurelError)
    const stranger = createLaurel({ url, key: 'none' })
    await expect(stranger.events().next()).rejects.toMatchObject({ status: 401 })
  })

  test('reads events from a cursor, in the order of the log', async () => {
    const team = await api().team('events')
    const laurel = await connect(team, ['events:read', 'points:write'])
    const adjust = async (points: number) =>
      dataOf(
        await laurel.POST('/v1/admin/point_adjustments/bulk', {
          body: {
            adjustments: [{ id: `event ${points}`, user_id: team.ann.memberId, points, reason: 'An event' }],
          },
        }),
      )
    const types = ['laurel.points.adjusted.v1']
    const read = async (count: number, after?: string) => {
      const events: ReadEvent[] = []
      for await (const each of laurel.events({ types, ...(after && { after }) })) {
        events.push(each)
        if (events.length === count) break
      }
      return events
    }
    const pointsOf = (events: readonly ReadEvent[]) => events.map(({ event }) => event.data.points)
    await adjust(1)
    await adjust(2)
    const [, first] = await read(3)
    expect(pointsOf(await read(1, first?.cursor))).toEqual([2])
    const next = read(2, first?.cursor)
    await adjust(3)
    expect(pointsOf(await next)).toEqual([2, 3])
  })
})

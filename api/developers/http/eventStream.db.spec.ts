import { setTimeout as pause } from 'node:timers/promises'
import { createApiKey } from '@laurel/contract/developers/apiKeys.ts'
import { eventStreamPath } from '@laurel/contract/developers/eventStream.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'
import type { TestMember } from '../../testing/testTeam.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)
let origin = ''
beforeAll(async () => {
  origin = await api().app.listen({ host: '127.0.0.1', port: 0 })
})

const adjusted = 'laurel.points.adjusted.v1'

/** What a program reads: `next` waits for an event that passes a test, `ended` for the end of the stream. */
const read = async (token: string, query = '', headers: Record<string, string> = {}) => {
  const stopping = new AbortController()
  const response = await fetch(`${origin}${eventStreamPath}?${query}`, {
    headers: { authorization: `Bearer ${token}`, ...headers },
    signal: stopping.signal,
  })
  let text = ''
  const ended = (async () => {
    if (!response.body) return
    const decoder = new TextDecoder()
    for await (const chunk of response.body) text += decoder.decode(chunk, { stream: true })
  })().catch(() => undefined)
  const events = () =>
    [...text.matchAll(/^id: (\S+)\nevent: (\S+)\ndata: (.*)$/gm)].map(
      ([, id = '', type = '', data = '']) => ({
        id,
        type,
        points: JSON.parse(data).data.points,
      }),
    )
  const until = async (count: number) => {
    while (events().length < count) await pause(10)
    return events()
  }
  return { response, until, ended, text: () => text, stop: () => stopping.abort() }
}

const adjust = (olga: TestMember, memberId: string, points: number) =>
  api().ask(olga, {
    method: 'POST',
    url: `/v1/admin/members/${memberId}/adjust`,
    payload: { points, reason: 'A stream' },
  })

describe('the stream of events', () => {
  test('has what happened, then each event when it happens, and goes on where it was left', async () => {
    const { olga, ann } = await api().team('stream')
    await adjust(olga, ann.memberId, 1)
    const token = await api().tokenOf(olga)
    const stream = await read(token, `types=${adjusted}`)
    expect(stream.response.headers.get('content-type')).toContain('text/event-stream')
    const before = await stream.until(1)
    await adjust(olga, ann.memberId, 2)
    const after = await stream.until(before.length + 1)
    expect(after.at(-1)).toMatchObject({ type: adjusted, points: 2 })
    stream.stop()

    await adjust(olga, ann.memberId, 3)
    const resumed = await read(token, `types=${adjusted}`, { 'last-event-id': after.at(-1)?.id ?? '' })
    expect((await resumed.until(1)).map(({ points }) => points)).toEqual([3])
    resumed.stop()
  })

  test('moves the cursor of a reader of rare types', async () => {
    const { olga } = await api().team('rare')
    const stream = await read(await api().tokenOf(olga), 'types=laurel.member.left.v1')
    while (!/^id: \S+\n\n/m.test(stream.text())) await pause(10)
    stream.stop()
  })

  test('belongs to one team, to administrators, and to keys with the scope', async () => {
    const [{ olga, ann }, other] = [await api().team('own'), await api().team('foreign')]
    const keyOf = async (scope: string) => {
      const payload = { name: 'Reader', scopes: [scope], days: 30 }
      const { body } = await api().ask(olga, { method: 'POST', url: '/v1/admin/apiKeys', payload })
      return createApiKey.response.parse(body).secret
    }
    const stream = await read(await keyOf('events:read'), `types=${adjusted}`)
    await adjust(other.olga, other.ann.memberId, 77)
    await adjust(olga, ann.memberId, 5)
    const points = async (count: number) => (await stream.until(count)).map(event => event.points)
    while (!(await points(1)).includes(5)) await pause(10)
    expect(await points(1)).not.toContain(77)
    stream.stop()
    expect((await read(await keyOf('people:read'))).response.status).toBe(403)
    expect((await read(await api().tokenOf(ann))).response.status).toBe(403)
    expect((await read('none')).response.status).toBe(401)
    expect((await read(await api().tokenOf(olga), '', { 'last-event-id': 'x' })).response.status).toBe(400)
  })
})

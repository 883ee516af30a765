import { createClient } from '@laurel/contract/wire/client.ts'
import type { LiveMessage } from '@laurel/contract/wire/live.ts'
import { subscribeLive } from '@laurel/contract/wire/liveSubscription.ts'
import { Acknowledged } from '@laurel/contract/wire/position.ts'
import { createSession } from '@laurel/contract/wire/session.ts'
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

/** Listens as a member, as a screen does; `next` is the first message that passes a test. */
const listen = async (member: TestMember) => {
  const kept = new Map([['laurel.token', await api().tokenOf(member)]])
  const session = createSession({
    getItem: key => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: key => void kept.delete(key),
  })
  const messages: LiveMessage[] = []
  const watchers = new Set<() => void>()
  const ending = new AbortController()
  const connected = Promise.withResolvers<void>()
  const done = subscribeLive(createClient({ session, origin }), {
    signal: ending.signal,
    onConnected: connected.resolve,
    onMessage: message => {
      messages.push(message)
      for (const look of watchers) look()
    },
  })
  await connected.promise
  const next = (isWanted: (message: LiveMessage) => boolean) =>
    new Promise<LiveMessage>(resolve => {
      const look = (): void => {
        const found = messages.find(isWanted)
        if (found) resolve(found)
      }
      watchers.add(look)
      look()
    })
  const stop = async (): Promise<void> => {
    ending.abort()
    await done
  }
  return { messages, next, stop }
}

describe('live updates', () => {
  test('tell a balance to the member it belongs to, and to nobody else', async () => {
    const { olga, ann, ben } = await api().team('live')
    const stranger = (await api().team('elsewhere')).ann
    const [annHears, benHears, strangerHears] = await Promise.all([
      listen(ann),
      listen(ben),
      listen(stranger),
    ])
    const adjusted = await api().ask(olga, {
      method: 'POST',
      url: `/v1/admin/members/${ann.memberId}/adjust`,
      payload: { points: 7, reason: 'Live' },
    })
    const { position } = Acknowledged.parse(adjusted.body)
    const isTheirs = (message: LiveMessage) => message.type === 'balance' && message.redeemable_points === 507
    await annHears.next(isTheirs)
    await benHears.next(message => message.type === 'projected' && message.position >= position)
    expect([...benHears.messages, ...strangerHears.messages].filter(isTheirs)).toEqual([])
    await Promise.all([annHears.stop(), benHears.stop(), strangerHears.stop()])
  })

  test('go on after Postgres dropped the connection they come by', async () => {
    const { olga, ann } = await api().team('dropped')
    const hears = await listen(ann)
    await api().database.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%' and datname = current_database()",
    )
    await api().ask(olga, {
      method: 'POST',
      url: `/v1/admin/members/${ann.memberId}/adjust`,
      payload: { points: 9, reason: 'Still there' },
    })
    await hears.next(message => message.type === 'balance' && message.redeemable_points === 509)
    await hears.stop()
  })

  test('need a token', async () => {
    expect(await api().ask(null, { url: '/v1/live' })).toMatchObject({ status: 401 })
  })
})

import { randomUUID } from 'node:crypto'
import { createClient } from '@laurel/contract/wire/client.ts'
import type { LiveMessage } from '@laurel/contract/wire/live.ts'
import { subscribeLive } from '@laurel/contract/wire/liveSubscription.ts'
import { Acknowledged } from '@laurel/contract/wire/position.ts'
import { createClientSession } from '@laurel/contract/wire/session.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
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
  const session = createClientSession(await api().tokenOf(member))
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
  test('tell a balance to the member it belongs to alone', async () => {
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

  test.each([
    ['logout', (member: TestMember, token: string) => logOut(member, token)],
    ['the member’s deactivation', (member: TestMember) => deactivate(member)],
    ['the loss of the administrator role', (member: TestMember) => demote(member)],
    ['erasure', (member: TestMember) => eraseSessions(member)],
  ])('end with %s, without another request', async (name, end) => {
    const { ann } = await api().team(`ended-${name.length}`)
    await changeAdmin(ann, true)
    const token = await api().tokenOf(ann)
    const headers = { authorization: `Bearer ${token}` }
    const stream = await fetch(`${origin}/v1/live`, { headers })
    expect(stream.status).toBe(200)
    const ended = stream.text()
    await end(ann, token)
    await ended
    expect((await fetch(`${origin}/v1/live`, { headers })).status).toBe(401)
  })

  test('need a token', async () => {
    expect(await api().ask(null, { url: '/v1/live' })).toMatchObject({ status: 401 })
  })
})

const command = ({ teamId }: TestMember) => ({
  id: randomUUID(),
  teamId,
  actor: { kind: 'system', id: 'slack' } as const,
  occurredAt: instantOf(api().clock.now),
})

const changeAdmin = async (member: TestMember, isAdmin: boolean): Promise<void> => {
  const outcome = await api().ledger.handle({
    ...command(member),
    type: 'changeMemberAdmin',
    data: { memberId: member.memberId, isAdmin },
    policy: { isLast: false },
  })
  if (outcome.kind !== 'accepted') throw new Error('The role was not changed.')
  await api().shown(outcome.position)
}

const demote = (member: TestMember): Promise<void> => changeAdmin(member, false)

const logOut = async (_member: TestMember, token: string): Promise<void> => {
  await fetch(`${origin}/v1/user/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } })
}

const deactivate = async (member: TestMember): Promise<void> => {
  await api().ledger.handle({
    ...command(member),
    type: 'syncMember',
    data: {
      memberId: member.memberId,
      externalKey: 'x',
      profile: { name: 'X', email: member.email, pictureUrl: null, timeZone: null },
      isActive: false,
      isAdmin: false,
      isOwner: false,
    },
  })
}

/** What an erasure does with sessions, in another process. */
const eraseSessions = async ({ teamId, memberId }: TestMember): Promise<void> => {
  await api().database.query('delete from access.sessions where team_id = $1 and member_id = $2', [
    teamId,
    memberId,
  ])
}

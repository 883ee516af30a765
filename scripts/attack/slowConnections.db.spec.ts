import { createTestApi } from '@laurel/api/testing/testApi.ts'
import { adjustMemberPoints } from '@laurel/contract/people/members.ts'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../database/testDatabase.ts'
import { callSlowly, headOf, type SlowCallers } from './sockets.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url, { settings: { requestsPerMinuteMax: 100_000 } })
let origin = ''
let attackers: SlowCallers[] = []

beforeAll(async () => {
  origin = await api().app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(() => {
  for (const attacker of attackers) attacker.hangUp()
  attackers = []
})

const clients = 16
const requestsPerClient = 15
const unfinished = 130
const tiny = 1_100

/** Writes as an administrator, one request after the other in each client; the statuses that they got. */
const workAsUsual = async (name: string, between: () => void) => {
  const { olga, ann } = await api().team(name)
  const token = await api().tokenOf(olga)
  const adjust = async (): Promise<number> => {
    const response = await fetch(`${origin}${adjustMemberPoints.path.replace(':id', ann.memberId)}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ points: 1, reason: 'As usual' }),
    })
    await response.arrayBuffer()
    return response.status
  }
  const work = async () => {
    const statuses = new Set<number>()
    for (let done = 0; done < requestsPerClient; done += 1) {
      statuses.add(await adjust())
      between()
    }
    return statuses
  }
  const all = await Promise.all(Array.from({ length: clients }, work))
  return new Set(all.flatMap(statuses => [...statuses]))
}

test.each([
  ['a call without a session', '/v1/user/exchange_token', [], 'strangers'],
  ['a call with a wrong token', '/v1/shoutouts', ['Authorization: Bearer guessed'], 'guessers'],
  ['the Slack app', '/slack/commands', [], 'slack'],
  ['an address where nothing is', '/nothing', [], 'nowhere'],
])(
  `${unfinished} unfinished bodies to %s do not disturb callers with a session`,
  async (_to, path, headers, name) => {
    attackers = [await callSlowly(origin, unfinished, `${headOf(path, 262_144, headers)}{"token": "`)]
    expect(await workAsUsual(name, () => undefined)).toEqual(new Set([200]))
  },
)

test(`${tiny} requests that arrive byte by byte do not disturb callers with a session`, async () => {
  attackers = await Promise.all([
    callSlowly(origin, tiny, headOf('/slack/commands', 60)),
    callSlowly(origin, 100, 'GET / HTTP/1.1\r\nHost: laurel\r\nX-Slow: '),
  ])
  let turns = 0
  const statuses = await workAsUsual('tiny', () => {
    turns += 1
    if (turns % clients === 0) for (const attacker of attackers) attacker.drip('x')
  })
  expect(statuses).toEqual(new Set([200]))
})

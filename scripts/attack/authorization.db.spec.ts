import { text as textOf } from 'node:stream/consumers'
import { startSession } from '@laurel/api/access/createAccess.ts'
import { createTestApi } from '@laurel/api/testing/testApi.ts'
import type { TestMember } from '@laurel/api/testing/testTeam.ts'
import { logout } from '@laurel/contract/access/logout.ts'
import type { Sent } from '@laurel/contract/wire/address.ts'
import type { Access, Call } from '@laurel/contract/wire/call.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createTestDatabase } from '../database/testDatabase.ts'
import { contractCalls, endlessCalls } from '../reference/contractCalls.ts'
import { type Actor, actors, outsiders, type Tokens } from './authorization/actors.ts'
import { createHome, type Home, requestOf } from './authorization/home.ts'
import { operations } from './authorization/operations.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url, { settings: { requestsPerMinuteMax: 1_000_000 } })

const calls = [...(await contractCalls()), ...endlessCalls]

let foreignAdministrator: TestMember
/** Queries change nothing, so that they share a team. */
let reading: Home

beforeAll(async () => {
  foreignAdministrator = (await api().team('elsewhere')).olga
  reading = await createHome(api(), 'home-reading')
})

test('the matrix covers every operation of the contract and of the OpenAPI document', async () => {
  const { body } = await api().ask(null, { url: '/docs/json' })
  const described = Object.values(OpenApi.parse(body).paths).flatMap(path => Object.values(path))
  const names = new Set([...calls.map(({ name }) => name), ...described.map(call => call.operationId)])
  expect([...names].filter(name => operations[name] === undefined)).toEqual([])
  expect(described.map(call => call.operationId).toSorted()).toEqual(calls.map(({ name }) => name).toSorted())
})

describe.each(['public', 'member', 'admin'] as const)('operations with %s access', access => {
  const declared = calls.filter(call => call.access === access)
  test.each(declared.map(call => [call.name, call] as const))('%s', async (name, call) => {
    const operation = operations[name]
    if (operation === undefined) throw new Error(`${name} is not in the matrix.`)
    const home = call.method === 'GET' ? reading : await createHome(api(), `home-${name.toLowerCase()}`)
    const sent = await operation.sent(home)
    const { token: foreignToken } = await startSession(api().access, foreignAdministrator)
    const tokens: Tokens = { ...home.tokens, foreignAdministrator: foreignToken }
    const statuses: Partial<Record<Actor, number>> = {}
    for (const actor of actors) {
      const head = await api().log.head()
      const answer = await ask(call, sent, actor, tokens[actor])
      statuses[actor] = answer.status
      if (answer.status !== 200) expect(await api().log.head(), `${actor} changed the log`).toBe(head)
      if (isWithoutRights(access, actor)) expect(traces(answer.text, home, sent), actor).toEqual([])
      if (actor === 'foreignAdministrator') expect(await teamsSince(head)).not.toContain(home.teamId)
    }
    await ask(logout, {}, 'foreignAdministrator', foreignToken)
    expect(statuses).toEqual({ ...statusesOf(access), ...operation.statuses })
  })
})

const statusesOf = (access: Access): Record<Actor, number> => ({
  stranger: 401,
  deactivated: 401,
  expired: 401,
  revoked: 401,
  foreignAdministrator: 404,
  member: access === 'admin' ? 403 : 200,
  channelManager: access === 'admin' ? 403 : 200,
  administrator: 200,
})

const ask = async (call: Call, sent: Sent, actor: Actor, token: string | undefined) => {
  const request = requestOf(call, sent)
  const answer = await api().app.inject({
    ...request,
    // Sign-ins are limited by address.
    remoteAddress: `198.51.100.${actors.indexOf(actor) + 1}`,
    headers: { ...request.headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    payloadAsStream: true,
  })
  const isStream = String(answer.headers['content-type']).startsWith('text/event-stream')
  const text = isStream ? '' : await textOf(answer.stream())
  if (isStream) answer.stream().destroy()
  return { status: answer.statusCode, text }
}

const isWithoutRights = (access: Access, actor: Actor): boolean =>
  actor === 'foreignAdministrator' ||
  (access !== 'public' && outsiders.has(actor)) ||
  (access === 'admin' && (actor === 'member' || actor === 'channelManager'))

/** What an answer shows of a team beyond what the caller sent. */
const traces = (answer: string, home: Home, sent: Sent): readonly string[] => {
  const { teamId, name, channelId, rewardId, olga, ann, ben, cleo } = home
  const known = JSON.stringify(sent)
  return [
    teamId,
    name,
    channelId,
    rewardId,
    ...[olga, ann, ben, cleo].map(({ memberId }) => memberId),
  ].filter(trace => answer.includes(trace) && !known.includes(trace))
}

const teamsSince = async (position: number): Promise<readonly string[]> => {
  const teams: string[] = []
  for await (const events of api().log.readAll(position))
    teams.push(...events.map(({ metadata }) => metadata.teamId))
  return teams
}

const OpenApi = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({ operationId: z.string() }))),
})

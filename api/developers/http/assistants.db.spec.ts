import { randomUUID } from 'node:crypto'
import { listAssistants, listTeamAssistants } from '@laurel/contract/developers/assistants.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { unusedClientKeptMilliseconds } from '../../access/limits.ts'
import { purgeAccess } from '../../access/migrateAccess.ts'
import { noted } from '../../testing/signInByLink.ts'
import { createTestApi } from '../../testing/testApi.ts'
import type { TestMember } from '../../testing/testTeam.ts'
import { createTestAssistant } from '../testing/testAssistant.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)
const assistant = createTestAssistant(api)

afterEach(() => {
  api().clock.now = new Date()
})

const ok = { status: 200 }
const ended = { status: 401, body: { code: 'ASSISTANT_DISCONNECTED' } }

const ownOf = async (as: TestMember) =>
  listAssistants.response.parse((await api().ask(as, { url: '/v1/user/assistants' })).body).assistants
const ofTeam = async (as: TestMember) =>
  listTeamAssistants.response.parse((await api().ask(as, { url: '/v1/admin/assistants' })).body).assistants
const end = (as: TestMember, path: string, id = '') =>
  api().ask(as, { method: 'DELETE', url: `${path}/${id}` })
const setAdmin = (olga: TestMember, { memberId }: TestMember, isAdmin: boolean) =>
  api().ask(olga, {
    method: 'POST',
    url: `/v1/admin/members/${memberId}/administrator`,
    payload: { is_admin: isAdmin },
  })

/** The workspace says that a member has left. */
const leave = ({ teamId, memberId, email }: TestMember) =>
  api().ledger.handle({
    id: randomUUID(),
    teamId,
    actor: { kind: 'system', id: 'spec' },
    occurredAt: new Date().toISOString(),
    type: 'syncMember',
    data: {
      memberId,
      externalKey: 'Ann',
      profile: { name: 'Ann', email, pictureUrl: null, timeZone: null },
      isActive: false,
      isAdmin: false,
      isOwner: false,
    },
  })

const Result = z.object({
  result: z.object({ isError: z.boolean().optional(), content: z.array(z.object({ text: z.string() })) }),
})
const Tools = z.object({ result: z.object({ tools: z.array(z.object({ name: z.string() })) }) })

describe('a connected assistant', () => {
  test('acts as its member, within what they allowed, and each act is recorded', async () => {
    const { ann, ben } = await api().team('acts')
    const { access_token: token } = await assistant.connected(ann, ['recognition:read', 'recognition:write'])
    const { body } = await assistant.message(token, { jsonrpc: '2.0', id: 1, method: 'tools/list' })
    const names = Tools.parse(body).result.tools.map(({ name }) => name)
    expect(names).toEqual(['what_can_i_give', 'find_colleagues', 'thank', 'recent_recognition'])
    const thanks = { colleague_ids: [ben.memberId], points_each: 5, message: 'Thank you' }
    const given = Result.parse((await assistant.use(token, 'thank', thanks)).body)
    expect(given.result.isError).toBeFalsy()
    expect(await noted(api(), ann.memberId)).toEqual(['ASSISTANT_CONNECTED', 'ASSISTANT_ACT'])
    const { rows } = await api().database.query(
      "select detail from access.security_log where member_id = $1 and activity = 'ASSISTANT_ACT'",
      [ann.memberId],
    )
    expect(rows).toEqual([{ detail: 'giveShoutout · Claude' }])
  })

  test('needs no scope for its messages, and has no tool without one', async () => {
    const { ann } = await api().team('reduced')
    const { access_token: token } = await assistant.connected(ann, ['ledger:read'])
    const { body } = await assistant.message(token, { jsonrpc: '2.0', id: 1, method: 'tools/list' })
    expect(Tools.parse(body).result.tools).toMatchObject([{ name: 'my_points' }])
    const { result } = Result.parse((await assistant.use(token, 'thank')).body)
    expect(result).toMatchObject({ isError: true, content: [{ text: expect.stringMatching(/not found/) }] })
  })

  test('reads how many requests are left, as a key does', async () => {
    const { ann } = await api().team('paced')
    const { access_token: token } = await assistant.connected(ann)
    const { headers } = await assistant.message(token)
    expect(headers['ratelimit-policy']).toBe('"minute";q=600;w=60')
  })

  test('loses what its member loses, and gains nothing back', async () => {
    const { olga, ann } = await api().team('roles')
    await setAdmin(olga, ann, true)
    const connected = await assistant.connected(ann, ['recognition:read', 'ledger:read'])
    expect(await assistant.message(connected.access_token)).toMatchObject(ok)
    await setAdmin(olga, ann, false)
    expect(await assistant.message(connected.access_token)).toMatchObject(ended)
    expect(await assistant.refresh(connected)).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    })
    expect(await ofTeam(olga)).toEqual([])
    await setAdmin(olga, ann, true)
    expect(await assistant.message(connected.access_token)).toMatchObject(ended)
  })

  test('ends when its member is deactivated, before its code is exchanged too', async () => {
    const { ann } = await api().team('left')
    const connected = await assistant.connected(ann)
    const waiting = await assistant.allowed(ann, ['recognition:read'])
    await leave(ann)
    expect(await assistant.message(connected.access_token)).toMatchObject(ended)
    expect(await assistant.exchange(waiting)).toMatchObject({ body: { error: 'invalid_grant' } })
  })

  test('is replaced when its member connects it again', async () => {
    const { ann } = await api().team('again')
    const first = await assistant.connected(ann)
    const second = await assistant.connected(ann, ['recognition:read'], first.clientId)
    expect(await assistant.message(first.access_token)).toMatchObject(ended)
    expect(await assistant.message(second.access_token)).toMatchObject(ok)
    expect(await ownOf(ann)).toHaveLength(1)
  })
})

describe('the list of assistants', () => {
  test('shows a member their own, with what each may do and its last day of use', async () => {
    const { ann, ben } = await api().team('own')
    const { access_token: token } = await assistant.connected(ann, ['recognition:read', 'ledger:read'])
    await assistant.connected(ben)
    await assistant.allowed(ann, ['recognition:read'])
    const [mine, ...others] = await ownOf(ann)
    expect(others).toEqual([])
    expect(mine).toMatchObject({
      name: 'Claude',
      host: 'assistant.example',
      is_on_this_computer: false,
      scopes: ['recognition:read', 'ledger:read'],
      last_used_on: null,
    })
    await assistant.message(token)
    const today = api().clock.now.toISOString().slice(0, 10)
    expect(await ownOf(ann)).toMatchObject([{ last_used_on: today }])
  })

  test('lets a member end their own and no other', async () => {
    const { ann, ben } = await api().team('ending')
    const connected = await assistant.connected(ann)
    const [mine] = await ownOf(ann)
    expect(await end(ben, '/v1/user/assistants', mine?.id)).toMatchObject({ status: 404 })
    expect(await assistant.message(connected.access_token)).toMatchObject(ok)
    expect(await end(ann, '/v1/user/assistants', mine?.id)).toMatchObject(ok)
    expect(await assistant.message(connected.access_token)).toMatchObject(ended)
    expect(await ownOf(ann)).toEqual([])
    expect(await noted(api(), ann.memberId)).toContain('ASSISTANT_DISCONNECTED')
  })

  test('shows administrators those of their team, each with its member, and lets them end it', async () => {
    const { olga, ann } = await api().team('team')
    const elsewhere = await api().team('another-team')
    const connected = await assistant.connected(ann)
    expect(await api().ask(ann, { url: '/v1/admin/assistants' })).toMatchObject({ status: 403 })
    expect(await ofTeam(elsewhere.olga)).toEqual([])
    const [known] = await ofTeam(olga)
    expect(known).toMatchObject({ name: 'Claude', user: { id: ann.memberId, name: 'Ann' } })
    expect(await end(elsewhere.olga, '/v1/admin/assistants', known?.id)).toMatchObject({ status: 404 })
    expect(await assistant.message(connected.access_token)).toMatchObject(ok)
    expect(await end(olga, '/v1/admin/assistants', known?.id)).toMatchObject(ok)
    expect(await assistant.message(connected.access_token)).toMatchObject(ended)
  })
})

describe('what is not used', () => {
  test('is deleted: an assistant that no one allowed, after a day', async () => {
    const { ann } = await api().team('purged')
    const forgotten = await assistant.registered()
    const { clientId } = await assistant.connected(ann)
    await purgeAccess(api().database, new Date(Date.now() + unusedClientKeptMilliseconds + 1000))
    expect(await assistant.describe(ann, forgotten)).toMatchObject({ status: 404 })
    expect(await assistant.describe(ann, clientId)).toMatchObject(ok)
    expect(await ownOf(ann)).toHaveLength(1)
  })

  test('is bounded: a member connects 20 assistants', async () => {
    const { ann } = await api().team('bounded')
    for (let count = 0; count < 20; count += 1) await assistant.connected(ann)
    const clientId = await assistant.registered()
    expect(await assistant.decide(ann, clientId, ['recognition:read'])).toMatchObject({
      status: 409,
      body: { code: 'ASSISTANTS_TOO_MANY' },
    })
  })
})

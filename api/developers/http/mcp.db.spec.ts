import { createApiKey } from '@laurel/contract/developers/apiKeys.ts'
import { type KeyScope, keyScopes } from '@laurel/contract/wire/keyScopes.ts'
import { memberStream } from '@laurel/ledger/members/stream.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import { activities } from '@laurel/projections/recognition/activity/tables.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createTestApi } from '../../testing/testApi.ts'
import type { TestMember } from '../../testing/testTeam.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)
let origin = ''
beforeAll(async () => {
  origin = await api().app.listen({ host: '127.0.0.1', port: 0 })
})

const keyOf = async (as: TestMember, scopes: readonly KeyScope[] = keyScopes): Promise<string> => {
  const payload = { name: 'Assistant', scopes, days: 30 }
  const { body } = await api().ask(as, { method: 'POST', url: '/v1/admin/apiKeys', payload })
  return createApiKey.response.parse(body).secret
}

/** The client of the official SDK, as an assistant uses it. */
const connect = async (token: string): Promise<Client> => {
  const client = new Client({ name: 'assistant', version: '1.0.0' })
  await client.connect(
    new StreamableHTTPClientTransport(new URL('/v1/mcp', origin), {
      requestInit: { headers: { authorization: `Bearer ${token}` } },
    }),
  )
  return client
}

const namesOf = async (client: Client) => (await client.listTools()).tools.map(({ name }) => name)

const use = async (client: Client, name: string, input: Record<string, unknown> = {}) => {
  const {
    content,
    isError,
    structuredContent = {},
  } = CallToolResultSchema.parse(await client.callTool({ name, arguments: input }))
  return { content, isError, data: structuredContent }
}

describe('an assistant', () => {
  test('thanks a colleague as the member it acts for, who has less to give then', async () => {
    const { olga, ann, ben } = await api().team('thanks')
    const assistant = await connect(await api().tokenOf(ann))
    const before = await use(assistant, 'what_can_i_give')
    const given = await use(assistant, 'thank', {
      colleague_ids: [ben.memberId],
      points_each: 10,
      message: 'You found the error',
    })
    expect(given.isError).toBeFalsy()
    await api().shown(z.object({ position: z.int() }).parse(given.data).position)
    const recent = await use(await connect(await keyOf(olga)), 'recent_recognition')
    const { feed } = z.object({ feed: z.array(z.looseObject({})) }).parse(recent.data)
    expect(feed).toMatchObject([
      { created_by: { id: ann.memberId }, message_text: 'You found the error', points_each: 10 },
    ])
    const left = z.object({ points_left: z.int() })
    expect(left.parse((await use(assistant, 'what_can_i_give')).data).points_left).toBe(
      left.parse(before.data).points_left - 10,
    )
  })

  test('hears why it may not, in the words of the API', async () => {
    const { ann } = await api().team('refused')
    const assistant = await connect(await api().tokenOf(ann))
    const refused = await use(assistant, 'thank', {
      colleague_ids: [ann.memberId],
      points_each: 10,
      message: 'Well done, me',
    })
    expect(refused).toMatchObject({
      isError: true,
      content: [{ text: expect.stringMatching(/^SELF_RECOGNITION: /) }],
    })
  })

  test('redeems only what was confirmed, and once however often it asks', async () => {
    const { ann, rewardId } = await api().team('redeems')
    const assistant = await connect(await api().tokenOf(ann))
    const balance = async () =>
      z.object({ points: z.int() }).parse((await use(assistant, 'my_points')).data).points
    const before = await balance()
    const quote = await use(assistant, 'redeem_reward', { reward_id: rewardId })
    expect(quote.data).toMatchObject({ is_redeemed: false })
    expect(await balance()).toBe(before)
    const { confirmation, points } = z.object({ confirmation: z.uuid(), points: z.int() }).parse(quote.data)
    const confirmed = { reward_id: rewardId, confirmation, points }
    const first = await use(assistant, 'redeem_reward', confirmed)
    const again = await use(assistant, 'redeem_reward', confirmed)
    expect(first.data).toMatchObject({ is_redeemed: true, points })
    expect(again.data.redemption_id).toBe(first.data.redemption_id)
    await expect.poll(balance).toBe(before - points)
  })

  test('has the tools of its member and of its key', async () => {
    const { olga, ann } = await api().team('tools')
    const ofAdministrator = await namesOf(await connect(await api().tokenOf(olga)))
    expect(ofAdministrator).toEqual(
      expect.arrayContaining(['thank', 'balance_at', 'explain_figure', 'liability_at']),
    )
    const ofMember = await namesOf(await connect(await api().tokenOf(ann)))
    expect(ofMember).toContain('thank')
    expect(ofMember).not.toContain('balance_at')
    const ofKey = await namesOf(await connect(await keyOf(olga, ['recognition:read'])))
    expect(ofKey).toEqual(['what_can_i_give', 'find_colleagues', 'recent_recognition'])
  })

  test('says of each tool what it does', async () => {
    const { olga } = await api().team('described')
    const { tools } = await (await connect(await keyOf(olga))).listTools()
    for (const { name, annotations, inputSchema, outputSchema } of tools) {
      expect(inputSchema.type, name).toBe('object')
      expect(outputSchema?.type, name).toBe('object')
      expect(annotations?.readOnlyHint, name).toBe(name !== 'thank' && name !== 'redeem_reward')
    }
  })

  test('replays a balance as an auditor asks for it', async () => {
    const { olga, ann } = await api().team('auditor')
    const assistant = await connect(await keyOf(olga))
    const before = { user_id: ann.memberId, as_of: '2020-01-01T00:00:00Z' }
    expect(await use(assistant, 'balance_at', before)).toMatchObject({ data: { redeemable_points: 0 } })
    const opened = await use(assistant, 'explain_figure', {
      figure: 'redeemable_points',
      user_id: ann.memberId,
    })
    expect(opened.data).toMatchObject({ points: 500 })
  })

  test('traces an activity, and adds up a balance again', async () => {
    const { olga, ann, ben } = await api().team('tracing')
    const assistant = await connect(await keyOf(olga))
    const given = await use(assistant, 'thank', {
      colleague_ids: [ann.memberId, ben.memberId],
      points_each: 5,
      message: 'For the release',
    })
    expect(given.isError).toBeFalsy()
    const { ledger, log } = api()
    const stream = memberStream.nameOf(olga.teamId, olga.memberId)
    for await (const batch of log.readStream(stream)) await settle(ledger, batch)
    await api().shown(await log.head())
    const { rows } = await api().database.query(
      `select activity_id as id from ${activities.live} where team_id = $1 and kind = 'shoutout'`,
      [olga.teamId],
    )
    const { id } = z.object({ id: z.uuid() }).parse(rows[0])
    const { data } = await use(assistant, 'trace', { activity_id: id })
    expect(data.events).toMatchObject([
      { type: 'ShoutoutGiven', caused_by: null, actor: { kind: 'member', id: olga.memberId } },
      { type: 'ShoutoutCredited', caused_by: expect.any(String) },
      { type: 'ShoutoutCredited', caused_by: expect.any(String) },
    ])
    const verified = await use(assistant, 'verify_balance', { user_id: ann.memberId })
    expect(verified.data).toMatchObject({ agrees: true, events: expect.any(Number) })
    expect(verified.data.balances).toContainEqual({ account: 'redeemable', summed: 505, shown: 505 })
    const elsewhere = await connect(await keyOf((await api().team('not-tracing')).olga))
    expect(await use(elsewhere, 'trace', { activity_id: id })).toMatchObject({ isError: true })
    expect(await use(elsewhere, 'verify_balance', { user_id: ann.memberId })).toMatchObject({ isError: true })
  })

  test('never reaches another team', async () => {
    const { ann } = await api().team('here')
    const elsewhere = await api().team('there')
    const assistant = await connect(await keyOf(elsewhere.olga))
    expect(await use(assistant, 'balance_at', { user_id: ann.memberId })).toMatchObject({
      isError: true,
      content: [{ text: expect.stringMatching(/^NOT_FOUND: /) }],
    })
  })
})

describe('the endpoint', () => {
  const ping = { jsonrpc: '2.0', id: 1, method: 'ping' }
  const post = (headers: Record<string, string>) =>
    api().ask(null, { method: 'POST', url: '/v1/mcp', headers, payload: ping })

  test('wants a token, and refuses the pages of other sites', async () => {
    const { ann } = await api().team('endpoint')
    const authorization = `Bearer ${await api().tokenOf(ann)}`
    expect(await post({})).toMatchObject({ status: 401 })
    expect(await post({ authorization, origin: 'https://elsewhere.example' })).toMatchObject({ status: 403 })
    expect(await post({ authorization })).toMatchObject({ status: 200, body: { id: 1, result: {} } })
  })

  test('has no stream and no session', async () => {
    for (const method of ['GET', 'DELETE'] as const)
      expect(await api().ask(null, { method, url: '/v1/mcp' })).toMatchObject({
        status: 405,
        headers: { allow: 'POST' },
      })
  })
})

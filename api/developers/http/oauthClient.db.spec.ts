import type { AssistantScope } from '@laurel/contract/developers/assistants.ts'
import { decideAuthorization } from '@laurel/contract/developers/authorizeAssistant.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { oauthTokenMilliseconds } from '../../access/limits.ts'
import { createTestApi, testOrigin } from '../../testing/testApi.ts'
import type { TestMember } from '../../testing/testTeam.ts'
import { createSdkAssistant } from '../testing/sdkAssistant.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)
let listening = ''
beforeAll(async () => {
  listening = await api().app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(() => {
  api().clock.now = new Date()
})

/** Requests over HTTP, at the address of the API in place of the public one. */
const fetchThere: typeof fetch = (input, init) => {
  const { pathname, search } = new URL(input instanceof Request ? input.url : input)
  return fetch(new URL(`${pathname}${search}`, listening), init)
}

const createEditor = () =>
  createSdkAssistant({
    address: new URL('/v1/mcp', testOrigin),
    name: 'Editor',
    callback: 'http://localhost:33418/callback',
    fetch: fetchThere,
  })

/** What the page of the consent does with the address that the assistant opens. */
const allow = async (as: TestMember, page: URL, scopes: readonly AssistantScope[]): Promise<URL> => {
  const payload = { request: Object.fromEntries(page.searchParams), scopes }
  const { body } = await api().ask(as, { method: 'POST', url: decideAuthorization.path, payload })
  return new URL(decideAuthorization.response.parse(body).address)
}

describe('the client of the official SDK', () => {
  test('connects with nothing but the address, and stays connected by itself', async () => {
    const { ann, ben } = await api().team('sdk')
    const editor = createEditor()
    const page = await editor.begin()
    expect(`${page.origin}${page.pathname}`).toBe(`${testOrigin}/authorize`)
    expect(page.searchParams.get('resource')).toBe(`${testOrigin}/v1/mcp`)
    await editor.finish(await allow(ann, page, ['recognition:read', 'recognition:write']))

    const use = await editor.connect()
    const thanks = { colleague_ids: [ben.memberId], points_each: 5, message: 'For the review' }
    expect((await use('thank', thanks)).isError).toBeFalsy()
    const first = editor.kept.tokens?.access_token
    api().clock.now = new Date(Date.now() + oauthTokenMilliseconds + 1000)
    expect((await use('thank', thanks)).isError).toBeFalsy()
    expect(editor.kept.tokens?.access_token).not.toBe(first)
  })

  test('registers and asks again where Laurel has forgotten it', async () => {
    const { ann } = await api().team('sdk-again')
    const editor = createEditor()
    await editor.finish(await allow(ann, await editor.begin(), ['recognition:read']))
    const before = editor.kept.client?.client_id
    await api().database.query('delete from access.oauth_clients')
    await editor.finish(await allow(ann, await editor.begin(), ['recognition:read']))
    expect(editor.kept.client?.client_id).not.toBe(before)
    expect((await (await editor.connect())('what_can_i_give')).isError).toBeFalsy()
  })
})

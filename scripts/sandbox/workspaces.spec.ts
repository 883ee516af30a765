import { WebClient } from '@slack/web-api'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createSlackSandbox, type SlackSandbox } from './createSlackSandbox.ts'
import type { SandboxWorkspace } from './seed.ts'
import { smallApp, smallWorkspace } from './testing/smallWorkspace.ts'

const other: SandboxWorkspace = {
  team: { id: 'T2', name: 'Fernhill', domain: 'fernhill' },
  users: [
    { id: 'U21', name: 'maren', realName: 'Maren Holt', isOwner: true },
    { id: 'U22', name: 'petra', realName: 'Petra Lind', isRestricted: true },
  ],
  channels: [{ id: 'C21', name: 'general', members: ['U21'] }],
}
const redirectUri = smallApp.requestUrls.oauthRedirect
let sandbox: SlackSandbox
let now = new Date()

const start = (app: Partial<typeof smallApp> = {}): Promise<SlackSandbox> =>
  createSlackSandbox({
    workspace: smallWorkspace,
    otherWorkspaces: [other],
    app: { ...smallApp, ...app },
    now: () => now,
    fetch: async () => new Response(''),
  })
beforeEach(async () => {
  now = new Date()
  sandbox = await start()
})
afterEach(() => sandbox.close())

const ask = {
  client_id: smallApp.clientId,
  redirect_uri: redirectUri,
  state: 's',
  scope: 'commands,team:read',
}

const consent = async (fields: Record<string, string>) =>
  fetch(`${sandbox.url}/sandbox/consent`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      ...ask,
      kind: 'install',
      team: 'T2',
      user: 'U21',
      answer: 'allow',
      ...fields,
    }),
  })

const Access = z.looseObject({
  error: z.string().optional(),
  access_token: z.string().default(''),
  refresh_token: z.string().default(''),
})
const access = async (fields: Record<string, string>) => {
  const secrets = { client_id: smallApp.clientId, client_secret: smallApp.clientSecret }
  const body = new URLSearchParams({ ...secrets, ...fields })
  return Access.parse(
    await (await fetch(`${sandbox.apiUrl}oauth.v2.access`, { method: 'POST', body })).json(),
  )
}
const install = async () => {
  const back = new URL((await consent({})).headers.get('location') ?? '')
  return access({ code: back.searchParams.get('code') ?? '', redirect_uri: redirectUri })
}
const client = (token: string) =>
  new WebClient(token, { slackApiUrl: sandbox.apiUrl, retryConfig: { retries: 0 } })
const eventsSent = () =>
  sandbox.deliveries.map(({ body }) =>
    z.object({ team_id: z.string(), event: z.object({ type: z.string() }) }).parse(JSON.parse(body)),
  )

describe('a second workspace', () => {
  test('is reached by its own token at the one address of the Web API', async () => {
    const { access_token: token } = await install()
    expect((await client(token).team.info()).team).toMatchObject({ id: 'T2', name: 'Fernhill' })
    expect((await client(smallApp.botToken).team.info()).team).toMatchObject({ id: 'T1' })
  })

  test('lets the app do what was agreed to and no more', async () => {
    const { access_token: token } = await install()
    await expect(client(token).users.list({})).rejects.toThrow('missing_scope')
  })

  test('has a page of its own, which finds its files from there', async () => {
    const page = await fetch(`${sandbox.url}/workspaces/fernhill`)
    expect(page.url).toBe(sandbox.workspace('T2').url)
    expect((await fetch(new URL('page/styles/theme.css', page.url))).status).toBe(200)
    const workspace = await (await fetch(new URL('sandbox/workspace', page.url))).text()
    expect(workspace).toContain('Maren Holt')
    expect(workspace).not.toContain('Ben Ode')
  })
})

describe('the consent screen', () => {
  const open = (fields: Record<string, string> = {}) =>
    fetch(`${sandbox.url}/oauth/v2/authorize?${new URLSearchParams({ ...ask, ...fields }).toString()}`)

  test('proposes the workspace that lacks the app, and people who may add it', async () => {
    const page = await (await open()).text()
    expect(page).toContain('Laurel wants permission to access the Fernhill workspace')
    expect(page).toContain('Maren Holt')
    expect(page).not.toContain('Petra Lind')
    expect(await (await open({ team: 'T1' })).text()).toContain('is in this workspace already')
  })

  test('takes no answer for a workspace or a person that is not there, nor from a guest', async () => {
    expect((await open({ team: 'T9' })).status).toBe(400)
    for (const fields of [{ team: 'T9' }, { user: 'U99' }, { user: 'U22' }, { user: 'U1' }])
      expect((await consent(fields)).status).toBe(400)
  })
})

describe('Manage apps', () => {
  const press = (what: string) =>
    fetch(`${sandbox.url}/workspaces/fernhill/sandbox/apps/${what}`, { method: 'POST', redirect: 'manual' })

  test('takes the app out, and it hears so', async () => {
    const { access_token: token } = await install()
    expect((await press('remove')).headers.get('location')).toBe('/workspaces/fernhill/apps?done=removed')
    await sandbox.idle()
    expect(eventsSent().map(({ team_id: team, event }) => [team, event.type])).toEqual([
      ['T2', 'tokens_revoked'],
      ['T2', 'app_uninstalled'],
    ])
    await expect(client(token).auth.test()).rejects.toThrow('token_revoked')
    await client(smallApp.botToken).auth.test()
  })

  test('revokes the token alone', async () => {
    await install()
    await press('revoke')
    await sandbox.idle()
    expect(eventsSent().map(({ event }) => event.type)).toEqual(['tokens_revoked'])
  })

  test('is not pressed by pages of elsewhere', async () => {
    const answer = await fetch(`${sandbox.url}/workspaces/fernhill/sandbox/apps/remove`, {
      method: 'POST',
      headers: { origin: 'https://elsewhere.test' },
    })
    expect(answer.status).toBe(403)
  })
})

test('an app that rotates its tokens renews them before they run out, each once', async () => {
  await sandbox.close()
  sandbox = await start({ tokensLiveSeconds: 60 })
  const first = await install()
  const renew = () => access({ grant_type: 'refresh_token', refresh_token: first.refresh_token })
  const second = await renew()
  await client(second.access_token).auth.test()
  await expect(client(first.access_token).auth.test()).rejects.toThrow('token_revoked')
  expect(await renew()).toMatchObject({ error: 'invalid_refresh_token' })
  now = new Date(now.getTime() + 60_000)
  await expect(client(second.access_token).auth.test()).rejects.toThrow('token_expired')
})

import { createRemoteJWKSet, jwtVerify } from 'jose'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { createSlackSandbox, type SlackSandbox } from '../createSlackSandbox.ts'
import { smallApp, smallWorkspace } from '../testing/smallWorkspace.ts'

const redirectUri = smallApp.requestUrls.oauthRedirect
const TokenAnswer = z.looseObject({
  id_token: z.string().optional(),
  access_token: z.string().optional(),
  error: z.string().optional(),
})
let sandbox: SlackSandbox
beforeEach(async () => {
  sandbox = await createSlackSandbox({
    workspace: smallWorkspace,
    app: { ...smallApp, isInstalled: false },
    fetch: async () => new Response(''),
  })
})
afterEach(() => sandbox.close())

const ask = { client_id: smallApp.clientId, redirect_uri: redirectUri, state: 'st&te' }
const signIn = { ...ask, response_type: 'code', scope: 'openid email profile', nonce: 'n-1' }

const consent = async (fields: Record<string, string>): Promise<URL> => {
  const response = await fetch(`${sandbox.url}/sandbox/consent`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ user: 'U2', answer: 'allow', ...fields }),
  })
  return new URL(response.headers.get('location') ?? '')
}

const exchange = async (method: string, fields: Record<string, string>) => {
  const response = await fetch(`${sandbox.apiUrl}${method}`, {
    method: 'POST',
    body: new URLSearchParams({
      client_id: smallApp.clientId,
      client_secret: smallApp.clientSecret,
      redirect_uri: redirectUri,
      ...fields,
    }),
  })
  return TokenAnswer.parse(await response.json())
}

test('a person signs in: the id token is signed, meant for the app and carries the nonce', async () => {
  const back = await consent({ kind: 'signIn', ...signIn })
  expect(back.searchParams.get('state')).toBe('st&te')
  const code = back.searchParams.get('code') ?? ''
  const { id_token: idToken = '' } = await exchange('openid.connect.token', { code })

  const published = await fetch(`${sandbox.url}/.well-known/openid-configuration`)
  const discovery = z.object({ jwks_uri: z.url(), issuer: z.url() }).parse(await published.json())
  const { payload } = await jwtVerify(idToken, createRemoteJWKSet(new URL(discovery.jwks_uri)), {
    issuer: discovery.issuer,
    audience: smallApp.clientId,
  })
  expect(payload).toMatchObject({
    nonce: 'n-1',
    sub: 'U2',
    email: 'ben@northwind.test',
    name: 'Ben Ode',
    'https://slack.com/team_id': 'T1',
    'https://slack.com/user_id': 'U2',
  })
  expect(await exchange('openid.connect.token', { code })).toMatchObject({ error: 'code_already_used' })
})

test('an installation yields the bot token once, to who knows the secret and the redirect address', async () => {
  const code = (await consent({ kind: 'install', ...ask })).searchParams.get('code') ?? ''
  expect(await exchange('oauth.v2.access', { code, client_secret: 'x' })).toMatchObject({
    error: 'bad_client_secret',
  })
  expect(await exchange('openid.connect.token', { code })).toMatchObject({ error: 'invalid_code' })
  expect(await exchange('oauth.v2.access', { code })).toMatchObject({
    ok: true,
    access_token: smallApp.botToken,
    team: { id: 'T1' },
    authed_user: { id: 'U2' },
  })
})

test('after a removal a new installation brings a new token', async () => {
  const install = async () => {
    const code = (await consent({ kind: 'install', ...ask })).searchParams.get('code') ?? ''
    return (await exchange('oauth.v2.access', { code })).access_token
  }
  const first = await install()
  sandbox.uninstall()
  expect(await install()).not.toBe(first)
})

test('a refusal goes back as access_denied', async () => {
  const back = await consent({ kind: 'install', ...ask, answer: 'cancel' })
  expect(back.search).toBe('?error=access_denied&state=st%26te')
})

test('a redirect address that the app did not register is refused', async () => {
  const query = new URLSearchParams({ ...signIn, redirect_uri: 'https://elsewhere.test/' })
  const response = await fetch(`${sandbox.url}/openid/connect/authorize?${query.toString()}`)
  expect(response.status).toBe(400)
  expect(await response.text()).toContain('redirect_uri did not match')
})

test('the consent screen lists people and lets no text become mark-up', async () => {
  const query = new URLSearchParams({ ...signIn, state: '"><script>' })
  const page = await (await fetch(`${sandbox.url}/openid/connect/authorize?${query.toString()}`)).text()
  expect(page).toContain('Ben Ode')
  expect(page).not.toContain('<script>')
})

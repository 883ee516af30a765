import { randomBytes, randomUUID } from 'node:crypto'
import { createAccess } from '@laurel/api/access/createAccess.ts'
import { migrateAccess } from '@laurel/api/access/migrateAccess.ts'
import { migrateBilling } from '@laurel/api/billing/migrateBilling.ts'
import { createRunner } from '@laurel/api/delivery/runner.ts'
import { buildApi } from '@laurel/api/http/buildApi.ts'
import { unsignedPerMinuteMax } from '@laurel/api/http/limits.ts'
import { migrateSources } from '@laurel/api/people/sources/migrateSources.ts'
import { migrateRewards } from '@laurel/api/rewards/migrateRewards.ts'
import { migrateSlack } from '@laurel/api/slack/database/migrateSlack.ts'
import { createSetup } from '@laurel/api/slack/installations/createSetup.ts'
import { signatureOf } from '@laurel/api/slack/receiver/verifySignature.ts'
import { slackPlugin } from '@laurel/api/slack/slackPlugin.ts'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { createMemoryLog } from '@laurel/ledger/log/memory/memoryLog.ts'
import { createMemoryVault } from '@laurel/ledger/vault/memoryVault.ts'
import { createProjections } from '@laurel/projections/engine/createProjections.ts'
import type { InjectOptions } from 'fastify'
import { Pool } from 'pg'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createTestDatabase } from '../../database/testDatabase.ts'
import { createSlackSandbox } from '../../sandbox/createSlackSandbox.ts'
import { smallApp, smallWorkspace } from '../../sandbox/testing/smallWorkspace.ts'
import { runSyncs } from './readWorkspaces.ts'

const { url: databaseUrl } = await createTestDatabase()
await migrateAccess(databaseUrl)
await migrateBilling(databaseUrl)
await migrateRewards(databaseUrl)
await migrateSlack(databaseUrl)
await migrateSources(databaseUrl)
const database = new Pool({ connectionString: databaseUrl, max: 6 })
const log = createMemoryLog()
const ledger = createLedger({ log })
const projections = createProjections({ log, databaseUrl })
await projections.start()

const laurel = 'http://app.test'
let appUrl = laurel
const sandbox = await createSlackSandbox({
  workspace: {
    ...smallWorkspace,
    users: smallWorkspace.users.map(user => (user.id === 'U2' ? { ...user, isAdmin: true } : user)),
  },
  app: {
    ...smallApp,
    isInstalled: false,
    requestUrls: {
      commands: `${laurel}/slack/commands`,
      interactivity: `${laurel}/slack/interactivity`,
      events: `${laurel}/slack/events`,
      oauthRedirect: laurel,
    },
  },
  fetch: (address, init) => fetch(address.replace(laurel, appUrl), init),
})
const { clientId, clientSecret, signingSecret } = smallApp
const clock = () => new Date()
const encryptionKey = randomBytes(32).toString('base64')
const slack = { clientId, clientSecret, issuer: sandbox.url, hasPkce: true }
const setup = createSetup({
  ledger,
  database,
  clock,
  slack,
  origin: laurel,
  encryptionKey,
  answerWithinMilliseconds: 300,
})
const app = await buildApi({
  ledger,
  log: { name: 'MemoryLog', head: () => log.head(), readStream: (...read) => log.readStream(...read) },
  database,
  databaseUrl,
  projections,
  setup,
  access: createAccess(database, { secrets: () => [encryptionKey] }),
  vault: createMemoryVault(),
  settings: {
    origin: laurel,
    slack,
    staticFolders: { admin: '/nowhere/admin', portal: '/nowhere/portal' },
  },
  plugins: async (instance, callers) => {
    await instance.register(slackPlugin, {
      callers,
      jobs: createRunner({ database, databaseUrl, handlers: [], onError: () => undefined }),
      ledger,
      database,
      projections,
      clock,
      settings: { signingSecret, apiUrl: sandbox.apiUrl, origin: laurel, encryptionKey },
    })
  },
})
appUrl = await app.listen({ host: '127.0.0.1', port: 0 })

afterEach(() => sandbox.faults.clear())
afterAll(async () => {
  await runSyncs(setup.workspaces, databaseUrl)
  await sandbox.close()
  await app.close()
  await projections.stop()
  await log.close()
  await database.end()
})

const Body = z.looseObject({ token: z.string().default(''), url: z.string().default('') })
const ask = async (request: InjectOptions) => {
  const response = await app.inject(request)
  const cookie = String(response.headers['set-cookie'] ?? '').split(';')[0] ?? ''
  return { status: response.statusCode, body: Body.parse(response.json()), cookie }
}
const install = (oauthCode: unknown) =>
  ask({ method: 'POST', url: '/v1/setup/from_slack', payload: { oauth_code: oauthCode } })
const me = (token: string) => ask({ url: '/v1/user/me', headers: { authorization: `Bearer ${token}` } })

const consent = async (path: string, kind: 'install' | 'signIn', user: string) => {
  const state = randomUUID()
  const { body, cookie } = await ask({ url: `${path}?state=${state}` })
  const asked = Object.fromEntries(new URL(body.url).searchParams)
  const response = await fetch(`${sandbox.url}/sandbox/consent`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ ...asked, kind, user, answer: 'allow' }),
  })
  const back = new URL(response.headers.get('location') ?? '')
  return {
    state,
    cookie,
    code: back.searchParams.get('code') ?? '',
    returnedState: back.searchParams.get('state'),
  }
}
const installCode = async (user = 'U2') =>
  (await consent('/v1/setup/slack_authorization', 'install', user)).code
const signIn = async (user: string) => {
  const { code, state, cookie } = await consent('/v1/user/slack_authorization', 'signIn', user)
  return ask({
    method: 'POST',
    url: '/v1/user/exchange_slack_token',
    payload: { token: code, state },
    headers: { cookie },
  })
}

describe('a request to install that is not right', () => {
  test.each([
    ['no code', {}],
    ['an empty code', { oauth_code: '' }],
    ['a code of another kind', { oauth_code: 7 }],
    ['a code without end', { oauth_code: 'x'.repeat(2001) }],
  ])('with %s is refused before Slack is asked', async (_name, payload) => {
    expect(await ask({ method: 'POST', url: '/v1/setup/from_slack', payload })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_REQUEST' },
    })
  })

  test('with a state that could be guessed is refused', async () => {
    expect(await ask({ url: '/v1/setup/slack_authorization?state=short' })).toMatchObject({ status: 400 })
    expect(await ask({ url: '/v1/setup/slack_authorization' })).toMatchObject({ status: 400 })
  })

  test('with an invented code, or one of a sign-in, is refused', async () => {
    const failed = {
      status: 401,
      body: { code: 'INSTALL_FAILED', detail: 'An error occured, please try again.' },
    }
    expect(await install('made-up')).toMatchObject(failed)
    const { code } = await consent('/v1/user/slack_authorization', 'signIn', 'U2')
    expect(await install(code)).toMatchObject(failed)
  })

  test.each(['rateLimited', 'serverError', 'hang'] as const)(
    'while Slack answers as if it were told to (%s) says to come back, and nothing is left behind',
    async answer => {
      for (const method of ['oauth.v2.access', 'auth.test']) {
        sandbox.faults.add({ method, answer, times: 3 })
        expect(await install(await installCode())).toMatchObject({
          status: 503,
          body: { code: 'UNAVAILABLE' },
        })
        sandbox.faults.clear()
      }
      expect(await log.head()).toBe(-1)
    },
  )
})

describe('an installation', () => {
  test('by a member who leads nothing in the workspace is refused, and leaves nothing behind', async () => {
    expect(await install(await installCode('U3'))).toMatchObject({
      status: 403,
      body: { code: 'INSTALLER_NOT_ADMIN' },
    })
    expect(await log.head()).toBe(-1)
    const { rows } = await database.query('select from slack.installations')
    expect(rows).toEqual([])
  })

  test('signs its owner in, on a trial of 30 days', async () => {
    const code = await installCode()
    const installed = await install(code)
    expect(installed).toMatchObject({ status: 200, body: { result: 'NEWLY_CREATED' } })
    const { body } = await me(installed.body.token)
    expect(body).toMatchObject({
      user: { email: 'ben@northwind.test', is_owner: true, is_admin: true },
      team: { name: 'Northwind', plan_type: 1, is_active: true },
    })
    const { team } = z.object({ team: z.object({ trial_end: z.iso.datetime() }) }).parse(body)
    const days = (Date.parse(team.trial_end) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(29.9)
    expect(days).toBeLessThanOrEqual(30)

    // The same code again changes nothing, and the session stands.
    const head = await log.head()
    expect(await install(code)).toMatchObject({ status: 401, body: { code: 'INSTALL_FAILED' } })
    await runSyncs(setup.workspaces, databaseUrl)
    expect(await me(installed.body.token)).toMatchObject({ status: 200 })
    expect(await log.head()).toBeGreaterThanOrEqual(head)
    const { rows } = await database.query('select activity from access.security_log')
    expect(rows).toContainEqual({ activity: 'AUTHENTICATED_WITH_SLACK_TOKEN' })
  })

  test('shows its progress to people of the team only', async () => {
    expect(await ask({ url: '/v1/setup/progress' })).toMatchObject({ status: 401 })
    const { body } = await signIn('U1')
    const headers = { authorization: `Bearer ${body.token}` }
    expect(await ask({ url: '/v1/setup/progress', headers })).toMatchObject({
      status: 200,
      body: { state: 'done', member_count: 4, channel_count: 1 },
    })
  })

  test('that was removed lets no one in through Slack until it is installed again', async () => {
    const before = await signIn('U1')
    expect(before.status).toBe(200)
    sandbox.uninstall()
    await sandbox.idle()
    expect(await signIn('U1')).toMatchObject({ status: 403, body: { code: 'NOT_INSTALLED' } })
    // Open sessions continue, because people may spend what they earned.
    expect((await me(before.body.token)).status).toBe(200)
    expect(await install(await installCode('U1'))).toMatchObject({ body: { result: 'REINSTALLED' } })
    expect((await signIn('U1')).status).toBe(200)
    await runSyncs(setup.workspaces, databaseUrl)
  })

  test('that comes back is not ended by late news of its end', async () => {
    const late = { type: 'app_uninstalled' }
    sandbox.sendEvent(late)
    await sandbox.idle()
    expect((await signIn('U1')).status).toBe(200)
  })
})

describe('requests that Slack did not sign', () => {
  const unsigned = (headers: Record<string, string>, remoteAddress: string) =>
    app.inject({
      method: 'POST',
      url: '/slack/commands',
      payload: { command: '/shoutout' },
      headers,
      remoteAddress,
    })

  test('are refused by their headers, before the body is read', async () => {
    const old = { 'x-slack-request-timestamp': '1', 'x-slack-signature': 'v0=x', 'content-type': 'text/none' }
    for (const headers of [{ 'content-type': 'text/none' }, old]) {
      const refused = await unsigned(headers, '198.51.100.1')
      expect(refused.statusCode).toBe(401)
      expect(refused.headers).toHaveProperty('content-security-policy')
    }
  })

  test('are limited per address, and those of Slack are not', async () => {
    const statuses = new Set<number>()
    for (let asked = 0; asked < unsignedPerMinuteMax; asked += 1)
      statuses.add((await unsigned({}, '198.51.100.2')).statusCode)
    expect(statuses).toEqual(new Set([401]))
    expect((await unsigned({}, '198.51.100.2')).statusCode).toBe(429)
    const timestamp = String(Math.floor(Date.now() / 1000))
    const payload = JSON.stringify({ type: 'url_verification', challenge: 'x' })
    const signed = await app.inject({
      method: 'POST',
      url: '/slack/events',
      payload,
      headers: {
        'content-type': 'application/json',
        'x-slack-request-timestamp': timestamp,
        'x-slack-signature': signatureOf(signingSecret, timestamp, payload),
      },
      remoteAddress: '198.51.100.2',
    })
    expect(signed.statusCode).toBe(200)
  })
})

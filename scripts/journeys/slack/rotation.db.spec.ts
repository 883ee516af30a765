import { randomBytes } from 'node:crypto'
import { createTokenCipher } from '@laurel/api/access/tokenCipher.ts'
import { migrateSources } from '@laurel/api/people/sources/migrateSources.ts'
import { migrateSlack } from '@laurel/api/slack/database/migrateSlack.ts'
import { createInstallationKeeper } from '@laurel/api/slack/installations/installationKeeper.ts'
import { installWorkspace } from '@laurel/api/slack/installations/installWorkspace.ts'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { createMemoryLog } from '@laurel/ledger/log/memory/memoryLog.ts'
import { WebClient } from '@slack/web-api'
import { Pool } from 'pg'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../database/testDatabase.ts'
import { createSlackSandbox, type SlackSandbox } from '../../sandbox/createSlackSandbox.ts'
import { smallApp, smallWorkspace } from '../../sandbox/testing/smallWorkspace.ts'

const { url: databaseUrl } = await createTestDatabase()
await migrateSlack(databaseUrl)
await migrateSources(databaseUrl)
const database = new Pool({ connectionString: databaseUrl, max: 6 })
afterAll(() => database.end())

const twelveHours = 12 * 60 * 60
const redirectUri = smallApp.requestUrls.oauthRedirect
const { clientId, clientSecret } = smallApp
const encryptionKey = randomBytes(32).toString('base64')
let now = new Date()
let sandbox: SlackSandbox
const clock = () => now
const pass = (hours: number) => {
  now = new Date(now.getTime() + hours * 3_600_000)
}
const keeper = () =>
  createInstallationKeeper({
    database,
    cipher: createTokenCipher(encryptionKey),
    clock,
    apiUrl: sandbox.apiUrl,
    app: { clientId, clientSecret },
  })
const worksWith = async (token: string | undefined): Promise<boolean> =>
  (await new WebClient(token, { slackApiUrl: sandbox.apiUrl, retryConfig: { retries: 0 } }).auth.test()).ok

beforeEach(async () => {
  now = new Date('2026-11-02T08:00:00.000Z')
  sandbox = await createSlackSandbox({
    workspace: smallWorkspace,
    app: { ...smallApp, isInstalled: false, tokensLiveSeconds: twelveHours },
    now: clock,
    fetch: async () => new Response(''),
  })
  const fields = {
    kind: 'install',
    client_id: clientId,
    redirect_uri: redirectUri,
    user: 'U1',
    answer: 'allow',
  }
  const response = await fetch(`${sandbox.url}/sandbox/consent`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
  })
  const code = new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? ''
  await installWorkspace(
    {
      ledger: createLedger({ log: createMemoryLog() }),
      database,
      clock,
      settings: { apiUrl: sandbox.apiUrl, encryptionKey },
      newChannel: { shoutoutAllowance: 0, awardAllowance: 0, pointOptions: [] },
      app: { clientId, clientSecret, redirectUri },
    },
    code,
  )
})
afterEach(() => sandbox.close())

test('a token is renewed ahead of time, and stays as it is before', async () => {
  const first = await keeper().ofWorkspace('T1')
  pass(9)
  await keeper().renewAhead()
  expect(await keeper().ofWorkspace('T1')).toEqual(first)
  pass(2)
  await keeper().renewAhead()
  const second = await keeper().ofWorkspace('T1')
  expect(second?.botToken).not.toBe(first?.botToken)
  expect(second?.tokenExpiresAt).toBe('2026-11-03T07:00:00.000Z')
  expect(await worksWith(second?.botToken)).toBe(true)
})

test('a token that ran out is renewed once, however many ask at the same time', async () => {
  pass(13)
  const found = await Promise.all(Array.from({ length: 5 }, () => keeper().ofWorkspace('T1')))
  expect(new Set(found.map(installation => installation?.botToken)).size).toBe(1)
  expect(await worksWith(found[0]?.botToken)).toBe(true)
})

test('while Slack is away a token that still works is used, and one that ran out fails', async () => {
  const first = await keeper().ofWorkspace('T1')
  pass(11.95)
  sandbox.faults.add({ method: 'oauth.v2.access', answer: 'serverError', times: 2 })
  expect(await keeper().ofWorkspace('T1')).toEqual(first)
  pass(1)
  await expect(keeper().ofWorkspace('T1')).rejects.toThrow()
  expect(await worksWith((await keeper().ofWorkspace('T1'))?.botToken)).toBe(true)
})

test('a token that Slack will not renew ends the installation', async () => {
  sandbox.revokeToken()
  pass(13)
  expect(await keeper().ofWorkspace('T1')).toBeUndefined()
  const { rows } = await database.query(
    'select ended_at is not null as is_over from slack.installations where slack_team_id = $1',
    ['T1'],
  )
  expect(rows).toEqual([{ is_over: true }])
})

import { randomBytes } from 'node:crypto'
import { migrateSlack } from '@laurel/api/slack/database/migrateSlack.ts'
import { findInstallation } from '@laurel/api/slack/installations/installations.ts'
import { installWorkspace } from '@laurel/api/slack/installations/installWorkspace.ts'
import { createTokenCipher } from '@laurel/api/slack/installations/tokenCipher.ts'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { createMemoryLog } from '@laurel/ledger/log/memory/memoryLog.ts'
import { channelIdOf, memberIdOf, teamIdOf } from '@laurel/ledger/values/foreignIds.ts'
import { Pool } from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../database/testDatabase.ts'
import { createSlackSandbox } from '../../sandbox/createSlackSandbox.ts'
import { smallApp, smallWorkspace } from '../../sandbox/testing/smallWorkspace.ts'

const { url: databaseUrl } = await createTestDatabase()
await migrateSlack(databaseUrl)
const database = new Pool({ connectionString: databaseUrl, max: 2 })
const sandbox = await createSlackSandbox({
  workspace: smallWorkspace,
  app: { ...smallApp, isInstalled: false },
  fetch: async () => new Response(''),
})
afterAll(async () => {
  await sandbox.close()
  await database.end()
})

const redirectUri = smallApp.requestUrls.oauthRedirect
const encryptionKey = randomBytes(32).toString('base64')
const log = createMemoryLog()
const ledger = createLedger({ log })
const installation = {
  ledger,
  database,
  clock: () => new Date(),
  settings: { apiUrl: sandbox.apiUrl, encryptionKey },
  newChannel: { shoutoutAllowance: 100, awardAllowance: 0, pointOptions: [] },
  app: { clientId: smallApp.clientId, clientSecret: smallApp.clientSecret, redirectUri },
}
const consentOf = async (user: string): Promise<string> => {
  const fields = { kind: 'install', client_id: smallApp.clientId, redirect_uri: redirectUri, state: 's' }
  const response = await fetch(`${sandbox.url}/sandbox/consent`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ user, answer: 'allow', ...fields }),
  })
  return new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? ''
}

const teamId = teamIdOf('T1')

describe('installing the app', () => {
  it('makes the workspace a team, its people members and whoever installs it the owner', async () => {
    const installed = await installWorkspace(installation, await consentOf('U2'))
    expect(installed).toMatchObject({ result: 'NEWLY_CREATED', teamId, channelCount: 1 })
    expect(await ledger.team(teamId)).toMatchObject({
      name: 'Northwind',
      allowancePolicy: { interval: 'MONTHLY', shoutoutPoints: 100, awardPoints: 0 },
    })
    expect(await ledger.member(teamId, memberIdOf(teamId, 'U2'))).toMatchObject({
      profile: { name: 'Ben Ode', email: 'ben@northwind.test', timeZone: 'Asia/Kolkata' },
      isAdmin: true,
      isOwner: true,
    })
    expect(await ledger.member(teamId, memberIdOf(teamId, 'U1'))).toMatchObject({ isAdmin: false })
    const channel = await ledger.channel(teamId, channelIdOf(teamId, 'C1'))
    expect(channel).toMatchObject({ settings: { title: '#general', slackChannelId: 'C1' } })
    expect(channel.kind === 'known' && channel.memberIds.size).toBe(3)
    const store = { database, cipher: createTokenCipher(encryptionKey) }
    expect(await findInstallation(store, 'T1')).toMatchObject({
      botToken: smallApp.botToken,
      installedBy: 'U2',
    })
  })

  it('again changes nothing that was there', async () => {
    const before = await log.head()
    const installed = await installWorkspace(installation, await consentOf('U1'))
    expect(installed).toMatchObject({ result: 'REINSTALLED', teamId })
    expect(await log.head()).toBe(before)
  })

  it('with a code that Slack does not take says so', async () => {
    expect(await installWorkspace(installation, 'made-up')).toEqual({
      result: 'CODE_REFUSED',
      reason: 'invalid_code',
    })
  })
})

import { randomBytes } from 'node:crypto'
import { createTokenCipher } from '@laurel/api/access/tokenCipher.ts'
import { migrateSources } from '@laurel/api/people/sources/migrateSources.ts'
import { migrateSlack } from '@laurel/api/slack/database/migrateSlack.ts'
import { createChatDirectory } from '@laurel/api/slack/directory/chatDirectory.ts'
import { createSetup } from '@laurel/api/slack/installations/createSetup.ts'
import { findInstallation } from '@laurel/api/slack/installations/installations.ts'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { channelIdOf, memberIdOf, teamIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { createMemoryLog } from '@laurel/ledger/log/memory/memoryLog.ts'
import { createProjections } from '@laurel/projections/engine/createProjections.ts'
import { Pool } from 'pg'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../database/testDatabase.ts'
import { createSlackSandbox } from '../../sandbox/createSlackSandbox.ts'
import { smallApp, smallWorkspace } from '../../sandbox/testing/smallWorkspace.ts'
import { runSyncs } from './readWorkspaces.ts'

const { url: databaseUrl } = await createTestDatabase()
await migrateSlack(databaseUrl)
await migrateSources(databaseUrl)
const database = new Pool({ connectionString: databaseUrl, max: 4 })
const log = createMemoryLog()
const ledger = createLedger({ log })
const projections = createProjections({ log, databaseUrl })
await projections.start()
const sandbox = await createSlackSandbox({
  workspace: {
    ...smallWorkspace,
    // Only administrators of a workspace may add Laurel to it.
    users: smallWorkspace.users.map(user => (user.id === 'U2' ? { ...user, isAdmin: true } : user)),
  },
  app: { ...smallApp, isInstalled: false },
  fetch: async () => new Response(''),
})
afterAll(async () => {
  await sandbox.close()
  await projections.stop()
  await database.end()
})
afterEach(() => sandbox.faults.clear())

const laurel = 'http://app.test'
const encryptionKey = randomBytes(32).toString('base64')
const clock = { now: new Date('2026-11-02T08:00:00.000Z') }
const { clientId, clientSecret } = smallApp
const setup = createSetup({
  ledger,
  database,
  clock: () => clock.now,
  slack: { clientId, clientSecret, issuer: sandbox.url },
  origin: laurel,
  encryptionKey,
})
const readIn = () => runSyncs(setup.workspaces, databaseUrl)
const store = { database, cipher: createTokenCipher(encryptionKey) }

const consentOf = async (user: string): Promise<string> => {
  const asked = Object.fromEntries(new URL(setup.authorizeAddress('state-of-a-spec')).searchParams)
  const response = await fetch(`${sandbox.url}/sandbox/consent`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ ...asked, kind: 'install', team: 'T1', user, answer: 'allow' }),
  })
  return new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? ''
}

const teamId = teamIdOf('T1')
const later = (milliseconds: number) => {
  clock.now = new Date(clock.now.getTime() + milliseconds)
}

describe('installing the app', () => {
  it('asks for what the manifest says, and comes back to where the app is', () => {
    const { origin: slack, pathname, searchParams } = new URL(setup.authorizeAddress('a state'))
    expect({ slack, pathname }).toEqual({ slack: sandbox.url, pathname: '/oauth/v2/authorize' })
    expect(searchParams.get('redirect_uri')).toBe('http://app.test/setup/slack')
    expect(searchParams.get('scope')).toContain('chat:write.public')
    expect(searchParams.get('state')).toBe('a state')
  })

  it('that breaks off while Slack has trouble leaves nothing behind that hinders the next attempt', async () => {
    sandbox.faults.add({ method: 'team.info', answer: 'serverError', times: 2 })
    await expect(setup.install(await consentOf('U2'))).rejects.toThrow()
    expect((await ledger.team(teamId)).kind).toBe('unknown')
    sandbox.faults.add({ method: 'oauth.v2.access', answer: 'rateLimited', retryAfterSeconds: 30 })
    await expect(setup.install(await consentOf('U2'))).rejects.toThrow()
  })

  it('makes the workspace a team on trial, and the person who installs it the owner', async () => {
    expect(await setup.install(await consentOf('U2'))).toMatchObject({ result: 'NEWLY_CREATED', teamId })
    expect(await ledger.team(teamId)).toMatchObject({
      name: 'Northwind',
      timeZone: 'Asia/Kolkata',
      plan: 'pro',
      trialEnd: '2026-12-02T08:00:00.000Z',
      allowancePolicy: { interval: 'MONTHLY', shoutoutPoints: 100, awardPoints: 0 },
    })
    expect(await ledger.member(teamId, memberIdOf(teamId, 'U2'))).toMatchObject({
      profile: { name: 'Ben Ode', email: 'ben@northwind.test', timeZone: 'Asia/Kolkata' },
      isAdmin: true,
      isOwner: true,
    })
    expect(await findInstallation(store, 'T1')).toMatchObject({ installedBy: 'U2' })
  })

  it('brings everybody else and the channels in afterwards', async () => {
    await readIn()
    expect(await setup.progress(teamId)).toEqual({
      state: 'done',
      memberCount: 4,
      channelCount: 1,
      problem: null,
    })
    expect(await ledger.member(teamId, memberIdOf(teamId, 'U1'))).toMatchObject({ isAdmin: false })
    expect(await ledger.member(teamId, memberIdOf(teamId, 'U0LAUREL'))).toEqual({ kind: 'unknown' })
    const channel = await ledger.channel(teamId, channelIdOf(teamId, 'C1'))
    expect(channel).toMatchObject({ settings: { title: '#general', slackChannelId: 'C1' } })
    expect(channel.kind === 'known' && channel.memberIds.size).toBe(3)
  })

  it('lets Laurel come into a channel that an administrator chooses', async () => {
    const directory = createChatDirectory(
      { ofTeam: async () => await findInstallation(store, 'T1') },
      `${sandbox.url}/api/`,
    )
    expect(await directory.join(teamId, 'C1')).toEqual({ kind: 'answered', value: null })
  })

  it('again changes nothing, and makes no one an owner', async () => {
    const before = await log.head()
    later(60_000)
    expect(await setup.install(await consentOf('U1'))).toMatchObject({ result: 'REINSTALLED', teamId })
    await readIn()
    expect(await log.head()).toBe(before)
  })

  it('with a code that Slack does not take, or took before, says so', async () => {
    expect(await setup.install('made-up')).toEqual({ result: 'CODE_REFUSED', reason: 'invalid_code' })
    const code = await consentOf('U1')
    await setup.install(code)
    expect(await setup.install(code)).toEqual({ result: 'CODE_REFUSED', reason: 'code_already_used' })
    await readIn()
  })

  it('waits as long as Slack asks while it reads the workspace, and tells how far it is', async () => {
    later(60_000)
    sandbox.faults.add({ method: 'users.list', answer: 'rateLimited', retryAfterSeconds: 1 })
    const beganAt = performance.now()
    await setup.install(await consentOf('U1'))
    expect(await setup.progress(teamId)).toMatchObject({ state: 'due' })
    await readIn()
    expect(performance.now() - beganAt).toBeGreaterThan(900)
    expect(await setup.progress(teamId)).toMatchObject({ state: 'done', memberCount: 4 })
  })
})

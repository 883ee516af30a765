import { rmSync } from 'node:fs'
import { migrateDatabase } from '@laurel/api/server/migrateDatabase.ts'
import { openStores } from '@laurel/api/server/stores/openStores.ts'
import { loadSecrets } from '@laurel/api/server/stores/secrets.ts'
import { syncApart } from '@laurel/api/server/worker/syncApart/syncApart.ts'
import { connectWorkspace } from '@laurel/api/slack/installations/connectWorkspace.ts'
import { createSetup } from '@laurel/api/slack/installations/createSetup.ts'
import { latestSync } from '@laurel/api/slack/sync/workspaceSyncs.ts'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { createProjections } from '@laurel/projections/engine/createProjections.ts'
import { Pool } from 'pg'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { createTemporaryHome } from '../../database/temporaryHome.ts'
import { createTestDatabase } from '../../database/testDatabase.ts'
import { createSlackSandbox } from '../../sandbox/createSlackSandbox.ts'
import { smallApp, smallWorkspace } from '../../sandbox/testing/smallWorkspace.ts'
import { forgetSyncs, readWorkspacesAt } from './readWorkspaces.ts'

const { url } = await createTestDatabase()
const home = createTemporaryHome('sync-apart-')
const origin = 'https://laurel.example'
const settings = { home, databaseUrl: url, eventStoreUrl: undefined, origin }
const stores = await openStores(settings)
await migrateDatabase(url)
const projections = createProjections({ log: stores.log, databaseUrl: url })
await projections.start()
const database = new Pool({ connectionString: url, max: 4 })
const sandbox = await createSlackSandbox({ workspace: smallWorkspace, app: smallApp })
afterAll(async () => {
  await sandbox.close()
  await projections.stop()
  await database.end()
  await stores.close()
  rmSync(home, { recursive: true, force: true })
})

const { encryptionKey } = loadSecrets(home)
const slack = { clientId: smallApp.clientId, clientSecret: smallApp.clientSecret, issuer: sandbox.url }
const ledger = createLedger(stores)
const clock = () => new Date()
const { workspaces } = createSetup({ ledger, database, clock, slack, origin, encryptionKey })
const { teamId } = await connectWorkspace(
  { ...workspaces, settings: { apiUrl: sandbox.apiUrl, encryptionKey } },
  {
    botToken: smallApp.botToken,
    appId: 'A0LAUREL',
    scopes: ['commands', 'chat:write'],
    installedBy: 'U1',
    enterpriseId: null,
    isEnterpriseInstall: false,
    refreshToken: null,
    tokenExpiresAt: null,
  },
)
beforeEach(() => forgetSyncs(database))

/** Runs the sync of a night, and says how many were handed to another process. */
const night = async (signal?: AbortSignal): Promise<number> => {
  const apart = syncApart(settings, slack)
  let handed = 0
  const counted: typeof apart = (...sync) => {
    handed += 1
    return apart(...sync)
  }
  await readWorkspacesAt({ ...workspaces, apart: counted }, url, clock(), signal)
  return handed
}

/** Read by a ledger of its own, because another process wrote. */
const isKnown = async (slackUserId: string): Promise<boolean> =>
  (await createLedger(stores).member(teamId, memberIdOf(teamId, slackUserId))).kind === 'known'

it('syncs a workspace of one page here', async () => {
  sandbox.addUser({ id: 'U5', name: 'dina', realName: 'Dina Lowe' })

  expect(await night()).toBe(0)
  expect(await isKnown('U5')).toBe(true)
})

it('syncs a larger one in another process', async () => {
  for (let count = 0; count < 250; count += 1)
    sandbox.addUser({ id: `U1${count}`, name: `person${count}`, realName: `Person ${count}` })

  expect(await night()).toBe(1)
  expect(await Promise.all([isKnown('U10'), isKnown('U1249')])).toEqual([true, true])
  expect(await latestSync(database, 'T1')).toMatchObject({ state: 'done', memberCount: 255, problem: null })
})

it('says why it failed, without the lines of the program', async () => {
  sandbox.faults.add({ method: 'team.info', answer: 'error', error: 'account_inactive', times: 1 })

  await expect(night()).rejects.toThrow('was not read')
  expect(await latestSync(database, 'T1')).toMatchObject({
    state: 'due',
    problem: 'The workspace was not synced: An API error occurred: account_inactive',
  })
})

it('ends with its server', async () => {
  sandbox.faults.add({ method: 'team.info', answer: 'hang', times: 9 })
  const stopping = new AbortController()
  const syncing = night(stopping.signal)
  await expect.poll(() => sandbox.faults.list(), { timeout: 20_000 }).toMatchObject([{ times: 8 }])
  stopping.abort()

  expect(await syncing).toBe(1)
  expect(await latestSync(database, 'T1')).toMatchObject({ state: 'due' })
})

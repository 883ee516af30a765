import { rmSync } from 'node:fs'
import { migrateDatabase } from '@laurel/api/server/migrateDatabase.ts'
import { openStores } from '@laurel/api/server/stores/openStores.ts'
import { loadSecrets } from '@laurel/api/server/stores/secrets.ts'
import { syncApart } from '@laurel/api/server/worker/syncApart/syncApart.ts'
import { connectWorkspace } from '@laurel/api/slack/installations/connectWorkspace.ts'
import { openWorkspaces } from '@laurel/api/slack/installations/createSetup.ts'
import type { SyncApart } from '@laurel/api/slack/sync/runSync.ts'
import { latestSync } from '@laurel/api/slack/sync/workspaceSyncs.ts'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { createProjections } from '@laurel/projections/engine/createProjections.ts'
import { Pool } from 'pg'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { createTemporaryHome } from '../../database/temporaryHome.ts'
import { createTestDatabase } from '../../database/testDatabase.ts'
import { createSlackSandbox } from '../../sandbox/createSlackSandbox.ts'
import { smallApp, smallGrant, smallWorkspace } from '../../sandbox/testing/smallWorkspace.ts'
import { forgetSyncs, readWorkspacesAt } from './readWorkspaces.ts'

const { url } = await createTestDatabase()
const home = createTemporaryHome('sync-apart-')
const settings = { home, databaseUrl: url, eventStoreUrl: undefined }
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
const workspaces = openWorkspaces({ ledger, database, clock, slack, encryptionKey })
const { teamId } = await connectWorkspace(
  { ...workspaces, settings: { apiUrl: sandbox.apiUrl, encryptionKey } },
  smallGrant(smallApp.botToken),
)
beforeEach(() => forgetSyncs(database))

/** Runs the sync of a night, and says how the other processes ended to which it was handed. */
const night = async (signal?: AbortSignal) => {
  const handed: Promise<void>[] = []
  const apart: SyncApart = (...sync) => {
    const syncing = syncApart(settings, slack)(...sync)
    handed.push(syncing)
    return syncing
  }
  await readWorkspacesAt({ ...workspaces, apart }, url, clock(), signal)
  return Promise.allSettled(handed)
}

/** Read by a ledger of its own, because another process wrote. */
const isKnown = async (slackUserId: string): Promise<boolean> =>
  (await createLedger(stores).member(teamId, memberIdOf(teamId, slackUserId))).kind === 'known'

it('syncs a workspace of one page here', async () => {
  sandbox.addUser({ id: 'U5', name: 'dina', realName: 'Dina Lowe' })

  expect(await night()).toEqual([])
  expect(await isKnown('U5')).toBe(true)
})

it('syncs a larger one in another process', async () => {
  for (let count = 0; count < 250; count += 1)
    sandbox.addUser({ id: `U1${count}`, name: `person${count}`, realName: `Person ${count}` })

  expect(await night()).toMatchObject([{ status: 'fulfilled' }])
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

  expect(await syncing).toMatchObject([{ status: 'rejected' }])
  expect(await latestSync(database, 'T1')).toMatchObject({ state: 'due' })
})

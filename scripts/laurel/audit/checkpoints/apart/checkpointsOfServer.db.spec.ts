import { existsSync, rmSync } from 'node:fs'
import { openStores } from '@laurel/api/server/stores/openStores.ts'
import { whileLocked } from '@laurel/ledger/database/advisoryLock.ts'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { largeElsewhere } from '@laurel/ledger/log/suite/largeElsewhere.ts'
import { createTestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { Pool } from 'pg'
import { afterAll, expect, it } from 'vitest'
import { createTemporaryHome } from '../../../../database/temporaryHome.ts'
import { createTestDatabase } from '../../../../database/testDatabase.ts'
import { checkpointFileIn, keptCheckpoints } from '../checkpointFile.ts'
import { checkpointLock } from '../signNow.ts'
import { checkpointsOfServer } from './checkpointsOfServer.ts'

const { url } = await createTestDatabase()
const home = createTemporaryHome('checkpoints-apart-')
const settings = { home, databaseUrl: url, eventStoreUrl: undefined, checkpointFolder: undefined }
const stores = await openStores(settings)
const team = await createTestTeam(createLedger(stores), { memberNames: ['Ann', 'Ben'] })
afterAll(async () => {
  await database.end()
  await stores.close()
  rmSync(home, { recursive: true, force: true })
})

const large = largeElsewhere(stores.encryptedLog)
const ofLarge = () => checkpointsOfServer(settings)({ ...stores, encryptedLog: large })
const going = new AbortController().signal

const database = new Pool({ connectionString: url, max: 1 })
const waiting = async (): Promise<number> =>
  (await database.query("select from pg_locks where locktype = 'advisory' and not granted")).rows.length

it('ends with its server, without a line', async () => {
  const stopping = new AbortController()
  let signing: Promise<void> | undefined
  await whileLocked(url, checkpointLock, async () => {
    signing = ofLarge()('2026-11-21T08', stopping.signal)
    // The other process waits for its turn to sign.
    await expect.poll(waiting, { timeout: 20_000 }).toBe(1)
    stopping.abort()
  })
  await expect(signing).resolves.toBeUndefined()
  expect(existsSync(checkpointFileIn(home))).toBe(false)
})

it('signs a large log in another process, and once an hour', async () => {
  const keep = ofLarge()
  await keep('2026-11-21T09', going)
  const first = await keptCheckpoints(home)
  expect(first.map(({ checkpoint }) => checkpoint.position)).toEqual([await stores.log.head()])

  await team.give('Ann', ['Ben'], 10)
  await keep('2026-11-21T09', going)
  expect(await keptCheckpoints(home)).toEqual(first)
  await keep('2026-11-21T10', going)
  expect(await keptCheckpoints(home)).toHaveLength(2)
})

it('signs a small log here', async () => {
  await team.give('Ann', ['Ben'], 10)
  await checkpointsOfServer({ ...settings, databaseUrl: 'postgres://127.0.0.1:1/none' })(stores)(
    '2026-11-21T11',
    going,
  )
  expect(await keptCheckpoints(home)).toHaveLength(3)
})

it('passes on why it failed, and tries again', async () => {
  const keep = checkpointsOfServer({ ...settings, home: `${home}/other` })({ ...stores, encryptedLog: large })
  await expect(keep('2026-11-21T12', going)).rejects.toThrow('was not signed')
  await expect(keep('2026-11-21T12', going)).rejects.toThrow('was not signed')
})

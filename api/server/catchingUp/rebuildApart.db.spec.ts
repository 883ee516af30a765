import { rmSync } from 'node:fs'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { createTestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { createProjections } from '@laurel/projections/engine/createProjections.ts'
import { createTemporaryHome } from '@laurel/scripts/database/temporaryHome.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Pool } from 'pg'
import { afterAll, expect, it } from 'vitest'
import { openStores } from '../stores/openStores.ts'
import { rebuildApart } from './rebuildApart.ts'

const { url } = await createTestDatabase()
const database = new Pool({ connectionString: url, max: 1 })
const home = createTemporaryHome('apart-')
const settings = { home, databaseUrl: url, eventStoreUrl: undefined }
const stores = await openStores(settings)
const { log, databaseUrl } = stores
await createTestTeam(createLedger(stores), { memberNames: ['Ann', 'Ben'] })
const head = await log.head()
afterAll(async () => {
  await database.end()
  await stores.close()
  rmSync(home, { recursive: true, force: true })
})

const following = async (asked: Parameters<typeof createProjections>[0], work: () => Promise<void>) => {
  const projections = createProjections(asked)
  try {
    await projections.start()
    await projections.waitForPosition(head, 10_000)
    await work()
  } finally {
    await projections.stop()
  }
}
const nameOf = async () => (await database.query('select name from read_members.members order by name')).rows
const spoil = async () => {
  await database.query('truncate read_members.members')
  await database.query('update projections.checkpoints set version = 0')
}

it('rebuilds what an older version made, in another process', async () => {
  await following({ log, databaseUrl }, async () => {})
  const before = await nameOf()
  expect(before).not.toEqual([])
  await spoil()

  let processes = 0
  const apart = (signal: AbortSignal) => {
    processes += 1
    return rebuildApart(settings)(signal)
  }
  await following({ log, databaseUrl, rebuildApart: apart }, async () =>
    expect(await nameOf()).toEqual(before),
  )
  expect(processes).toBe(1)
})

it('ends with its server', async () => {
  const stopping = new AbortController()
  const rebuilding = rebuildApart(settings)(stopping.signal)
  stopping.abort()

  await expect(rebuilding).rejects.toThrow('abort')
})

it('passes on why it failed', async () => {
  const wrong = rebuildApart({ ...settings, home: `${home}/other` })

  await expect(wrong(new AbortController().signal)).rejects.toThrow('secrets.json')
})

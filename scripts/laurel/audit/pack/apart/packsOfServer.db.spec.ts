import { rmSync } from 'node:fs'
import { orderPack, packOfMonth } from '@laurel/api/books/packRows.ts'
import { migrateDatabase } from '@laurel/api/server/migrateDatabase.ts'
import { openStores } from '@laurel/api/server/stores/openStores.ts'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { largeElsewhere } from '@laurel/ledger/log/suite/largeElsewhere.ts'
import { createTestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { Pool } from 'pg'
import { afterAll, expect, it } from 'vitest'
import { createTemporaryHome } from '../../../../database/temporaryHome.ts'
import { createTestDatabase } from '../../../../database/testDatabase.ts'
import { packsOfServer } from './packsOfServer.ts'

const { url } = await createTestDatabase()
const home = createTemporaryHome('packs-apart-')
const settings = { home, databaseUrl: url, eventStoreUrl: undefined }
const stores = await openStores(settings)
await migrateDatabase(url)
const database = new Pool({ connectionString: url, max: 1 })
const { teamId } = await createTestTeam(createLedger(stores), {
  memberNames: ['Ann', 'Ben'],
  startsAt: '2026-01-01T00:00:00.000Z',
})
afterAll(async () => {
  await database.end()
  await stores.close()
  rmSync(home, { recursive: true, force: true })
})

const large = largeElsewhere(stores.encryptedLog)
const now = '2026-03-02T09:00:00.000Z'
const going = new AbortController().signal

const ordered = async (month: string) => {
  await orderPack(database, { teamId, month }, now)
  const pack = await packOfMonth(database, teamId, month, now)
  if (!pack) throw new Error('The pack was not ordered.')
  return { packId: pack.packId, teamId, month }
}
const stateOf = (month: string) => packOfMonth(database, teamId, month, now)

it('a pack is written in another process when the log is large, and here when it is small', async () => {
  for (const [month, log] of [
    ['2026-01', large],
    ['2026-02', stores.encryptedLog],
  ] as const) {
    const write = packsOfServer(settings)({ ...stores, encryptedLog: log }, database)
    await write(await ordered(month), going)
    expect(await stateOf(month)).toMatchObject({
      state: 'failed',
      problem: 'The month is open. Close it first.',
    })
  }
})

it('an attempt fails with the reason of the other process', async () => {
  const elsewhere = { ...settings, home: `${home}/other` }
  const write = packsOfServer(elsewhere)({ ...stores, encryptedLog: large }, database)
  await expect(write(await ordered('2025-12'), going)).rejects.toThrow('The pack was not written')
})

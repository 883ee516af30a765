import { rmSync } from 'node:fs'
import { readInstallation, recordLogStore } from '@laurel/ledger/vault/installation.ts'
import { createTemporaryHome } from '@laurel/scripts/database/temporaryHome.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Pool } from 'pg'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { settleLogStore } from './logStore.ts'
import { openStores } from './openStores.ts'
import { WrongLogStore } from './storeProblem.ts'

const { url: databaseUrl } = await createTestDatabase()
const home = createTemporaryHome('log-store-')
const database = new Pool({ connectionString: databaseUrl, max: 2 })
afterAll(async () => {
  await database.end()
  rmSync(home, { recursive: true, force: true })
})

/** A refused start asks nothing of this address. */
const elsewhere = 'esdb://admin:secret@127.0.0.1:1?tls=false'

const open = (eventStoreUrl?: string) => openStores({ home, databaseUrl, eventStoreUrl })
const openAndClose = async (eventStoreUrl?: string) => await (await open(eventStoreUrl)).close()

describe('the store of the log', () => {
  beforeEach(() => openAndClose())

  test('is recorded at the first start and stays, with the id of the installation', async () => {
    const first = await readInstallation(database)
    expect(first.log).toBe('postgres')
    await openAndClose()
    expect(await readInstallation(database)).toEqual(first)
  })

  test('in PostgreSQL is not left for an EventStoreDB', async () => {
    const opening = open(elsewhere)
    await expect(opening).rejects.toThrow(WrongLogStore)
    await expect(opening).rejects.toThrow(
      'This installation keeps its log in PostgreSQL. Run `laurel copy-log postgres eventstore` to move it, ' +
        'or leave EVENTSTORE_URL out.',
    )
  })

  test('in EventStoreDB is not left for PostgreSQL', async () => {
    await recordLogStore(database, 'eventstore')
    await expect(open()).rejects.toThrow('This installation keeps its log in EventStoreDB.')
    await recordLogStore(database, 'postgres')
  })

  test('is the one that another process recorded first', async () => {
    await expect(settleLogStore(database, 'eventstore')).rejects.toThrow(WrongLogStore)
    expect(await readInstallation(database)).toMatchObject({ log: 'postgres' })
  })
})

test('an address that is not one of an EventStoreDB is refused without repeating it', async () => {
  const { url } = await createTestDatabase()
  const opening = openStores({ home, databaseUrl: url, eventStoreUrl: 'http://admin:secret@engine:2113' })
  await expect(opening).rejects.toThrow('EVENTSTORE_URL is not the address of an EventStoreDB.')
  await expect(opening).rejects.not.toThrow('secret')
})

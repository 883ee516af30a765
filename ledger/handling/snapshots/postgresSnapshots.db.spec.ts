import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Pool } from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { createPostgresSnapshots, migrateSnapshots } from './postgresSnapshots.ts'
import type { Snapshot } from './snapshotStore.ts'

const { url } = await createTestDatabase()
await migrateSnapshots(url)
const database = new Pool({ connectionString: url, max: 1 })
afterAll(() => database.end())
const store = createPostgresSnapshots(database)

const snapshotOf = (stream: string): Snapshot => ({
  stream,
  revision: 120,
  hash: 'hash of event 120',
  version: 'these rules',
  content: Uint8Array.from([0, 1, 255]),
})

const plain = (snapshot: Snapshot | undefined) => snapshot && { ...snapshot, content: [...snapshot.content] }

describe('snapshots in PostgreSQL', () => {
  it('are read as they were saved, by programs of their version only', async () => {
    await store.save(snapshotOf('fund-1'))
    expect(plain(await store.load('fund-1', 'these rules'))).toEqual(plain(snapshotOf('fund-1')))
    expect(await store.load('fund-1', 'other rules')).toBeUndefined()
    expect(await store.load('fund-2', 'these rules')).toBeUndefined()
  })

  it('replace each other, also by one of an earlier revision, as after the log was restored', async () => {
    await store.save(snapshotOf('fund-3'))
    await store.save({ ...snapshotOf('fund-3'), revision: 20, version: 'other rules' })
    expect(await store.load('fund-3', 'other rules')).toMatchObject({ revision: 20 })
    expect(await store.load('fund-3', 'these rules')).toBeUndefined()
  })

  it('are sampled by their version', async () => {
    await store.save({ ...snapshotOf('fund-4'), version: 'sampled rules' })
    expect(await store.sample('sampled rules', 10)).toEqual(['fund-4'])
  })
})

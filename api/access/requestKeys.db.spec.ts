import { createSecretKey, hash, randomUUID } from 'node:crypto'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrateAccess } from './migrateAccess.ts'
import { createRequestKeys } from './requestKeys.ts'

const { url } = await createTestDatabase()
const database = new Pool({ connectionString: url }).on('error', () => undefined)
beforeAll(() => migrateAccess(url))
afterAll(() => database.end())

const requestKeys = createRequestKeys(database, createSecretKey(Buffer.alloc(32, 'ours')))
const thanks = JSON.stringify(['POST', '/v1/shoutouts', { message_text: 'Thanks' }])

describe('request keys', () => {
  test('stand for the request they came with first, also when several come at once', async () => {
    const keyId = randomUUID()
    const claims = [thanks, 'another', thanks].map(request => requestKeys.claim(keyId, request))
    expect(await Promise.all(claims)).toEqual([true, false, true])
    expect(await requestKeys.claim(keyId, thanks)).toBe(true)
  })

  test('keep nothing that lets somebody without the key find the request by guessing', async () => {
    const keyId = randomUUID()
    await requestKeys.claim(keyId, thanks)
    const { rows } = await database.query('select request_hash from access.request_keys where key_id = $1', [
      keyId,
    ])
    expect(rows).toEqual([{ request_hash: expect.stringMatching(/^[0-9a-f]{64}$/) }])
    expect(rows).not.toEqual([{ request_hash: hash('sha256', thanks) }])
  })

  test('are recognised when they were kept before hashes had a key', async () => {
    const keyId = randomUUID()
    await database.query('insert into access.request_keys (key_id, request_hash) values ($1, $2)', [
      keyId,
      hash('sha256', thanks),
    ])
    expect(await requestKeys.claim(keyId, thanks)).toBe(true)
    expect(await requestKeys.claim(keyId, 'another')).toBe(false)
  })
})

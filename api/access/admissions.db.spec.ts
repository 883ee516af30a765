import { randomUUID } from 'node:crypto'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAccess } from './createAccess.ts'
import { migrateAccess } from './migrateAccess.ts'

const { url } = await createTestDatabase()
const database = new Pool({ connectionString: url }).on('error', () => undefined)
beforeAll(() => migrateAccess(url))
afterAll(() => database.end())

const { admissions, sessions, requestKeys } = createAccess(database)
const begin = () => sessions.begin({ teamId: randomUUID(), memberId: randomUUID() })
const claim = (request: string, keyId: string = randomUUID()) => ({ keyId, request })

describe('admission', () => {
  test('looks at every session, and claims each key for the request it came with first', async () => {
    const [first, second] = [await begin(), await begin()]
    const thanks = claim('thanks')
    const answers = await Promise.all([
      admissions.ask(first, thanks),
      admissions.ask(first, thanks),
      admissions.ask(first, claim('another', thanks.keyId)),
      admissions.ask(second, undefined),
      admissions.ask(randomUUID(), undefined),
    ])
    expect(answers).toEqual([
      { stands: true, isClaimed: true },
      { stands: true, isClaimed: true },
      { stands: true, isClaimed: false },
      { stands: true, isClaimed: true },
      { stands: false, isClaimed: false },
    ])
    expect(await admissions.ask(first, thanks)).toEqual({ stands: true, isClaimed: true })
  })

  test('claims nothing for a session that was ended', async () => {
    const sessionId = await begin()
    await sessions.end(sessionId)
    const late = claim('thanks')
    expect(await admissions.ask(sessionId, late)).toEqual({ stands: false, isClaimed: false })
    expect(await requestKeys.claim(late.keyId, 'another')).toBe(true)
  })
})

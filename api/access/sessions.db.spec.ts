import { randomUUID } from 'node:crypto'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sessionIdleMilliseconds, sessionLookMilliseconds } from './limits.ts'
import { migrateAccess } from './migrateAccess.ts'
import { createSessions } from './sessions.ts'

const { url } = await createTestDatabase()
const database = new Pool({ connectionString: url }).on('error', () => undefined)
beforeAll(() => migrateAccess(url))
afterAll(() => database.end())

const clock = { now: new Date('2026-03-10T12:00:00.000Z') }
const later = (milliseconds: number) => {
  clock.now = new Date(clock.now.getTime() + milliseconds)
}
const here = createSessions(database, () => clock.now)
const elsewhere = createSessions(database, () => clock.now)
const begin = () => here.begin({ teamId: randomUUID(), memberId: randomUUID() })

describe('a session', () => {
  test('is over at once where it ends, and within a second everywhere', async () => {
    const sessionId = await begin()
    expect([await here.stands(sessionId), await elsewhere.stands(sessionId)]).toEqual([true, true])
    await here.end(sessionId)
    expect(await here.stands(sessionId)).toBe(false)
    later(sessionLookMilliseconds)
    expect(await elsewhere.stands(sessionId)).toBe(false)
  })

  test('that ends during a concurrent read is not cached as active', async () => {
    const sessionId = await begin()
    const looking = here.stands(sessionId)
    await here.end(sessionId)
    await looking
    expect(await here.stands(sessionId)).toBe(false)
  })

  test('that is not extended expires, however often it is read', async () => {
    const sessionId = await begin()
    later(sessionIdleMilliseconds - 1)
    expect(await here.stands(sessionId)).toBe(true)
    later(sessionLookMilliseconds)
    expect(await here.stands(sessionId)).toBe(false)
  })

  test('that never began does not stand', async () => {
    expect(await here.stands(randomUUID())).toBe(false)
  })
})

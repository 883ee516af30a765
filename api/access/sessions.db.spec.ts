import { randomUUID } from 'node:crypto'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  refreshGraceMilliseconds,
  sessionIdleMilliseconds,
  sessionLookMilliseconds,
  sessionsPerMemberMax,
} from './limits.ts'
import { migrateAccess } from './migrateAccess.ts'
import { createSessions, type SessionStart } from './sessions.ts'

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
const begin = async (start: Partial<SessionStart> = {}) => {
  const owner = { teamId: randomUUID(), memberId: randomUUID(), ...start }
  const { sessionId } = await here.begin({ kind: 'client', accessEnds: 0, ...owner })
  return { teamId: owner.teamId, memberId: owner.memberId, sessionId }
}

describe('a session', () => {
  test('is over at once where it ends, and within a second everywhere', async () => {
    const session = await begin()
    expect([await here.stands(session), await elsewhere.stands(session)]).toEqual([true, true])
    await here.end(session)
    expect(await here.stands(session)).toBe(false)
    later(sessionLookMilliseconds)
    expect(await elsewhere.stands(session)).toBe(false)
  })

  test('that ends during a concurrent read is not cached as active', async () => {
    const session = await begin()
    const looking = here.stands(session)
    await here.end(session)
    await looking
    expect(await here.stands(session)).toBe(false)
  })

  test('that is not extended expires, however often it is read', async () => {
    const session = await begin()
    later(sessionIdleMilliseconds - 1)
    expect(await here.stands(session)).toBe(true)
    later(sessionLookMilliseconds)
    expect(await here.stands(session)).toBe(false)
  })

  test('that never began does not stand', async () => {
    expect(await here.stands({ teamId: randomUUID(), memberId: randomUUID(), sessionId: randomUUID() })).toBe(
      false,
    )
  })

  test('stands for its own member and team alone, also right after it was read', async () => {
    const session = await begin()
    expect(await here.stands(session)).toBe(true)
    for (const other of [{ teamId: randomUUID() }, { memberId: randomUUID() }]) {
      expect(await here.stands({ ...session, ...other })).toBe(false)
      expect(await here.prolong({ ...session, ...other })).toBeUndefined()
    }
  })

  test('of before a member lost access ends, and later ones stay', async () => {
    const before = await begin()
    const after = await begin({ ...before, accessEnds: 1 })
    await here.endFormer({ ...before, accessEnds: 1 })
    expect([await here.stands(before), await here.stands(after)]).toEqual([false, true])
  })

  test('beyond the most that one member may have ends the oldest', async () => {
    const first = await begin()
    for (let count = 0; count < sessionsPerMemberMax; count += 1) {
      later(1)
      await begin(first)
    }
    expect(await here.stands(first)).toBe(false)
    expect(await here.list({ ...first, accessEnds: 0 })).toHaveLength(sessionsPerMemberMax)
  })

  test('is listed for its member, and all of them end together', async () => {
    const session = await begin({ visitor: { ipAddress: '192.0.2.1', userAgent: 'A browser' } })
    const other = await begin(session)
    const listed = await here.list({ ...session, accessEnds: 0 })
    expect(listed).toHaveLength(2)
    expect(listed.find(({ sessionId }) => sessionId === session.sessionId)).toMatchObject({
      ipAddress: '192.0.2.1',
      userAgent: 'A browser',
    })
    await here.endAll(session)
    expect([await here.stands(session), await here.stands(other)]).toEqual([false, false])
    expect(await here.list({ ...session, accessEnds: 0 })).toEqual([])
  })
})

describe('a refresh token', () => {
  const rotated = (generation: number) => expect.objectContaining({ kind: 'rotated', generation })

  test('is replaced when it is used', async () => {
    const session = await begin({ kind: 'browser' })
    later(refreshGraceMilliseconds)
    expect(await here.rotate(session, 1)).toEqual(rotated(2))
    later(refreshGraceMilliseconds)
    expect(await here.rotate(session, 2)).toEqual(rotated(3))
  })

  test('that two tabs send at once leads both to the same next one', async () => {
    const session = await begin({ kind: 'browser' })
    later(refreshGraceMilliseconds)
    const answers = await Promise.all([here.rotate(session, 1), elsewhere.rotate(session, 1)])
    expect(answers).toEqual([rotated(2), rotated(2)])
    expect(await here.rotate(session, 2)).toEqual(rotated(2))
  })

  test('that comes again later is a copy, and ends the session for everyone', async () => {
    const session = await begin({ kind: 'browser' })
    later(refreshGraceMilliseconds)
    await here.rotate(session, 1)
    later(refreshGraceMilliseconds)
    expect(await elsewhere.rotate(session, 1)).toEqual({ kind: 'reused' })
    expect(await here.rotate(session, 2)).toEqual({ kind: 'ended' })
    expect(await elsewhere.stands(session)).toBe(false)
  })

  test('extends no session of a program, and a program’s token none of a browser', async () => {
    expect(await here.rotate(await begin(), 1)).toEqual({ kind: 'ended' })
    expect(await here.prolong(await begin({ kind: 'browser' }))).toBeUndefined()
  })
})

import { randomUUID } from 'node:crypto'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tokenMilliseconds } from './limits.ts'
import { migrateAccess } from './migrateAccess.ts'
import { createTokens } from './tokens.ts'

const { url } = await createTestDatabase()
const database = new Pool({ connectionString: url }).on('error', () => undefined)
beforeAll(() => migrateAccess(url))
afterAll(() => database.end())

const clock = { now: new Date('2026-03-10T12:00:00.000Z') }
const tokens = createTokens(database, () => clock.now)
const bearer = { memberId: randomUUID(), teamId: randomUUID(), sessionId: randomUUID() }

describe('a token', () => {
  test('reads the same however often it comes, and runs out although it was known', async () => {
    const { token, expiresAt } = await tokens.sign(bearer)
    const valid = { kind: 'valid', bearer: { ...bearer, expiresAt } }
    expect(await tokens.read(token)).toEqual(valid)
    expect(await tokens.read(token)).toEqual(valid)
    clock.now = new Date(clock.now.getTime() + tokenMilliseconds)
    expect(await tokens.read(token)).toEqual({ ...valid, kind: 'expired' })
  })

  test('that was altered is invalid, even if the original is cached', async () => {
    const { token } = await tokens.sign(bearer)
    await tokens.read(token)
    const [header, , signature] = token.split('.')
    const claims = { sub: randomUUID(), team: bearer.teamId, sid: bearer.sessionId, exp: 9_999_999_999 }
    const forged = `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.${signature}`
    expect(await tokens.read(forged)).toEqual({ kind: 'invalid' })
  })
})

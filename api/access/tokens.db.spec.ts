import { randomUUID } from 'node:crypto'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { SignJWT } from 'jose'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { createAccess } from './createAccess.ts'
import { sessionIdleMilliseconds, tokenKeysLookMilliseconds, tokenMilliseconds } from './limits.ts'
import { migrateAccess, purgeAccess } from './migrateAccess.ts'
import { rotateTokenKeys } from './tokenKeys.ts'

const { url } = await createTestDatabase()
const database = new Pool({ connectionString: url }).on('error', () => undefined)
beforeAll(() => migrateAccess(url))
afterAll(() => database.end())

const clock = { now: new Date('2026-03-10T12:00:00.000Z') }
const later = (milliseconds: number) => {
  clock.now = new Date(clock.now.getTime() + milliseconds)
}
/** Lets processes look at the keys again. */
const soon = () => {
  skipped += tokenKeysLookMilliseconds
}
let skipped = 0
const now = performance.now.bind(performance)
beforeAll(() => void vi.spyOn(performance, 'now').mockImplementation(() => now() + skipped))
afterAll(() => vi.restoreAllMocks())
const secretOf = (byte: number) => Buffer.alloc(32, byte).toString('base64')
const options = { secrets: () => [secretOf(1)], clock: () => clock.now }
const process_ = () => createAccess(database, options).tokens
const tokens = process_()
const bearerUntil = (milliseconds: number) => ({
  memberId: randomUUID(),
  teamId: randomUUID(),
  sessionId: randomUUID(),
  accessEnds: 2,
  signedInAt: clock.now,
  expiresAt: new Date(clock.now.getTime() + milliseconds),
})

describe('a token', () => {
  test('reads the same however often it comes, and runs out although it was known', async () => {
    const bearer = bearerUntil(tokenMilliseconds)
    const token = await tokens.sign(bearer)
    const valid = { kind: 'valid', bearer }
    expect(await tokens.read(token)).toEqual(valid)
    expect(await tokens.read(token)).toEqual(valid)
    later(tokenMilliseconds)
    expect(await tokens.read(token)).toEqual({ ...valid, kind: 'expired' })
  })

  test('that was altered is invalid, even if the original is cached', async () => {
    const bearer = bearerUntil(tokenMilliseconds)
    const token = await tokens.sign(bearer)
    await tokens.read(token)
    const [header, , signature] = token.split('.')
    const claims = { sub: randomUUID(), team: bearer.teamId, sid: bearer.sessionId, exp: 9_999_999_999 }
    const forged = `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.${signature}`
    expect(await tokens.read(forged)).toEqual({ kind: 'invalid' })
  })

  test('for refreshing is no token for calls, and the other way round', async () => {
    const bearer = bearerUntil(tokenMilliseconds)
    const refresher = await tokens.signRefresher({ ...bearer, generation: 1 }, bearer.expiresAt)
    expect(await tokens.read(refresher)).toEqual({ kind: 'invalid' })
    expect(await tokens.readRefresher(await tokens.sign(bearer))).toBeUndefined()
    expect(await tokens.readRefresher(refresher)).toMatchObject({ memberId: bearer.memberId, generation: 1 })
  })
})

describe('the token key', () => {
  test('can’t be made from the database alone', async () => {
    const bearer = bearerUntil(tokenMilliseconds)
    const real = await tokens.sign(bearer)
    const { rows } = await database.query('select * from access.token_keys')
    const values = z.array(z.record(z.string(), z.unknown())).parse(rows).flatMap(Object.values)
    const keys = values.filter(value => value instanceof Uint8Array)
    expect(keys.length).toBeGreaterThan(0)
    const [header = ''] = real.split('.')
    const { kid } = z
      .object({ kid: z.string() })
      .parse(JSON.parse(Buffer.from(header, 'base64url').toString()))
    for (const key of keys) {
      const forged = await new SignJWT({ team: bearer.teamId, sid: bearer.sessionId, ends: 0, auth_time: 0 })
        .setProtectedHeader({ alg: 'HS256', kid })
        .setSubject(bearer.memberId)
        .setIssuer('laurel')
        .setAudience('laurel-api')
        .setExpirationTime(bearer.expiresAt)
        .sign(key)
      expect(await tokens.read(forged)).toEqual({ kind: 'invalid' })
    }
    expect(
      await createAccess(database, { ...options, secrets: () => [secretOf(2)] }).tokens.read(real),
    ).toEqual({ kind: 'invalid' })
  })

  test('stays accepted when the secret of the installation is replaced', async () => {
    const bearer = bearerUntil(tokenMilliseconds)
    const before = await tokens.sign(bearer)
    const replaced = createAccess(database, { ...options, secrets: () => [secretOf(3), secretOf(1)] }).tokens
    expect(await replaced.read(before)).toEqual({ kind: 'valid', bearer })
    expect(await replaced.read(await replaced.sign(bearer))).toEqual({ kind: 'valid', bearer })
  })

  test('is rotated while processes serve: old tokens last until they expire', async () => {
    const bearer = bearerUntil(sessionIdleMilliseconds)
    const before = await tokens.sign(bearer)
    const { kid } = await rotateTokenKeys(database, { ...options, revoke: false })
    soon()
    const after = await tokens.sign(bearer)
    expect(Buffer.from(after.split('.')[0] ?? '', 'base64url').toString()).toContain(kid)
    expect(await tokens.read(before)).toMatchObject({ kind: 'valid' })
    expect(await process_().read(after)).toMatchObject({ kind: 'valid' })
    later(sessionIdleMilliseconds + 1000)
    await purgeAccess(database, clock.now)
    expect(await process_().read(before)).toEqual({ kind: 'invalid' })
  })

  test('can be revoked, which ends every token in every process within seconds', async () => {
    const before = await tokens.sign(bearerUntil(tokenMilliseconds))
    expect(await tokens.read(before)).toMatchObject({ kind: 'valid' })
    await rotateTokenKeys(database, { ...options, revoke: true })
    soon()
    expect(await tokens.read(before)).toEqual({ kind: 'invalid' })
  })
})

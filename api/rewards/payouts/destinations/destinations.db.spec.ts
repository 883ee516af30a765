import { randomUUID } from 'node:crypto'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrateRewards } from '../../migrateRewards.ts'
import { codesPerDestinationMax, codesPerMemberMax } from '../limits.ts'
import { createDestinations, purgeDestinationCodes } from './destinations.ts'

const { url } = await createTestDatabase()
const database = new Pool({ connectionString: url })
beforeAll(() => migrateRewards(url))
afterAll(() => database.end())

const minute = 60_000
const code = '4711'
const start = () => {
  const clock = { now: new Date('2026-03-11T09:00:00.000Z') }
  const teamId = randomUUID()
  const destinations = createDestinations({
    database,
    clock: () => clock.now,
    key: Buffer.alloc(32, 7).toString('base64'),
    random: () => Number(code),
  })
  return {
    ...destinations,
    ann: { teamId, memberId: randomUUID() },
    ben: { teamId, memberId: randomUUID() },
    pass: (milliseconds: number) => {
      clock.now = new Date(clock.now.getTime() + milliseconds)
      return clock.now
    },
  }
}
const paypal = 'ann@evergreen.example'

describe('a destination', () => {
  test('is verified by its code', async () => {
    const { ann, ben, ...destinations } = start()
    expect(await destinations.newCode(ann, paypal)).toEqual({ kind: 'new', code })
    expect(await destinations.isVerified(ann, paypal)).toBe(false)
    expect(await destinations.check(ann, paypal, '0000')).toBe('wrong')
    // A code is for one person and one account.
    expect(await destinations.check(ben, paypal, code)).toBe('ended')
    expect(await destinations.check(ann, 'other@evergreen.example', code)).toBe('ended')
    expect(await destinations.check(ann, paypal, code)).toBe('verified')
    expect(await destinations.isVerified(ann, paypal)).toBe(true)
    expect(await destinations.isVerified(ben, paypal)).toBe(false)
    // A code works once.
    expect(await destinations.check(ann, paypal, code)).toBe('ended')
  })

  test('is not verified by guessing', async () => {
    const { ann, ...destinations } = start()
    await destinations.newCode(ann, paypal)
    const guesses = await Promise.all(
      ['0001', '0002', '0003', '0004', '0005', '0006', '0007'].map(guess =>
        destinations.check(ann, paypal, guess),
      ),
    )
    expect(guesses.toSorted()).toEqual(['ended', 'ended', 'wrong', 'wrong', 'wrong', 'wrong', 'wrong'])
    expect(await destinations.check(ann, paypal, code)).toBe('ended')
  })

  test('needs a new code after ten minutes', async () => {
    const { ann, pass, ...destinations } = start()
    await destinations.newCode(ann, paypal)
    pass(10 * minute)
    expect(await destinations.check(ann, paypal, code)).toBe('ended')
    expect(await destinations.newCode(ann, paypal)).toMatchObject({ kind: 'new' })
  })

  test('that another member verified is reviewed, and so are many new ones', async () => {
    const { ann, ben, pass, ...destinations } = start()
    for (const person of [ann, ben]) {
      await destinations.newCode(person, paypal)
      await destinations.check(person, paypal, code)
    }
    expect(await destinations.reasonToHold(ben, paypal)).toBe('NEW_DESTINATION')

    const [first, second, third] = ['a@one.example', 'b@one.example', 'c@one.example']
    for (const address of [first, second]) {
      await destinations.newCode(ben, address)
      await destinations.check(ben, address, code)
    }
    expect(await destinations.reasonToHold(ben, second)).toBe('VELOCITY')
    expect(await destinations.reasonToHold(ann, third)).toBeNull()
    pass(31 * 24 * 60 * minute)
    expect(await destinations.reasonToHold(ben, second)).toBeNull()
  })
})

describe('codes', () => {
  test('are sent once for clicks at the same moment', async () => {
    const { ann, pass, ...destinations } = start()
    const sent = await Promise.all([1, 2, 3].map(() => destinations.newCode(ann, paypal)))
    expect(sent.map(({ kind }) => kind).toSorted()).toEqual(['new', 'underWay', 'underWay'])
    pass(minute)
    expect(await destinations.newCode(ann, paypal)).toMatchObject({ kind: 'new' })
  })

  test('that could not be sent are sent at the next click', async () => {
    const { ann, ...destinations } = start()
    await destinations.newCode(ann, paypal)
    await destinations.forgetCode(ann, paypal)
    expect(await destinations.newCode(ann, paypal)).toMatchObject({ kind: 'new' })
  })

  test('are limited per account and per member, for a day', async () => {
    const { ann, ben, pass, ...destinations } = start()
    for (let sent = 0; sent < codesPerDestinationMax; sent += 1) {
      expect(await destinations.newCode(ann, paypal)).toMatchObject({ kind: 'new' })
      pass(minute)
    }
    expect(await destinations.newCode(ann, paypal)).toEqual({ kind: 'limited' })
    expect(await destinations.newCode(ben, paypal)).toEqual({ kind: 'limited' })
    for (let sent = codesPerDestinationMax; sent < codesPerMemberMax; sent += 1)
      expect(await destinations.newCode(ann, `${sent}@one.example`)).toMatchObject({ kind: 'new' })
    expect(await destinations.newCode(ann, 'more@one.example')).toEqual({ kind: 'limited' })
    expect(await destinations.newCode(ben, 'more@one.example')).toMatchObject({ kind: 'new' })
    await purgeDestinationCodes(database, pass(24 * 60 * minute))
    expect(await destinations.newCode(ann, paypal)).toMatchObject({ kind: 'new' })
  })

  test('and accounts are in no row as they are', async () => {
    const { ann, ...destinations } = start()
    await destinations.newCode(ann, paypal)
    const { rows } = await database.query(
      'select * from rewards.payout_codes natural join rewards.payout_code_sends where member_id = $1',
      [ann.memberId],
    )
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toMatch(/evergreen|4711/)
  })
})

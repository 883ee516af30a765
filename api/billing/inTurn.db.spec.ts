import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Pool } from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { BillingBusy, inTurn } from './inTurn.ts'
import { migrateBilling } from './migrateBilling.ts'

const { url } = await createTestDatabase()
await migrateBilling(url)
const database = new Pool({ connectionString: url, max: 1 })
afterAll(() => database.end())

const teamNumber = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const quick = { pauseMilliseconds: 1, triesMax: 3, leaseMilliseconds: 60_000 }

/** Work that goes on until it is let go. */
const openWork = () => {
  const begun = Promise.withResolvers<void>()
  const over = Promise.withResolvers<void>()
  const work = async (): Promise<string> => {
    begun.resolve()
    await over.promise
    return 'done'
  }
  return { work, begun: begun.promise, end: () => over.resolve() }
}

describe('work on the billing of a team', () => {
  test('holds no connection, whatever it waits for', async () => {
    const slow = openWork()
    const working = inTurn(database, teamNumber(1), slow.work)
    await slow.begun
    // The pool has one connection.
    expect((await database.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    expect(await inTurn(database, teamNumber(2), async () => 'another team')).toBe('another team')
    slow.end()
    expect(await working).toBe('done')
  })

  test('waits for its turn', async () => {
    const team = teamNumber(3)
    const order: string[] = []
    const slow = openWork()
    const first = inTurn(database, team, slow.work).then(() => order.push('first'))
    await slow.begun
    const patient = { ...quick, triesMax: 10_000 }
    const second = inTurn(database, team, async () => order.push('second'), patient)
    await expect(inTurn(database, team, async () => 'too early', quick)).rejects.toBeInstanceOf(BillingBusy)
    slow.end()
    await Promise.all([first, second])
    expect(order).toEqual(['first', 'second'])
  })

  test('gives its turn back where it fails', async () => {
    const team = teamNumber(4)
    const failing = inTurn(database, team, () => Promise.reject(new Error('Stripe is away.')))
    await expect(failing).rejects.toThrow('Stripe is away.')
    expect(await inTurn(database, team, async () => 'next', quick)).toBe('next')
  })

  test('goes on after a process that died in its turn', async () => {
    const team = teamNumber(5)
    await database.query(
      `insert into billing.turns (team_id, holder, ends_at) values ($1, gen_random_uuid(), now() - interval '1 second')`,
      [team],
    )
    expect(await inTurn(database, team, async () => 'next', quick)).toBe('next')
  })

  test('keeps its turn for as long as it takes', async () => {
    const team = teamNumber(6)
    const slow = openWork()
    const endsAt = async (): Promise<string> => {
      const { rows } = await database.query(
        'select ends_at::text as at from billing.turns where team_id = $1',
        [team],
      )
      return String(rows[0]?.at)
    }
    const working = inTurn(database, team, slow.work, { ...quick, leaseMilliseconds: 300 })
    await slow.begun
    const first = await endsAt()
    while ((await endsAt()) === first);
    slow.end()
    expect(await working).toBe('done')
  })

  test('says so where another one took its turn', async () => {
    const team = teamNumber(7)
    const overtaken = inTurn(database, team, async () => {
      await database.query('update billing.turns set holder = gen_random_uuid() where team_id = $1', [team])
    })
    await expect(overtaken).rejects.toBeInstanceOf(BillingBusy)
  })
})

import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { useStripe } from '@laurel/scripts/sandbox/stripe/testing/useStripe.ts'
import { Pool } from 'pg'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { customerOf, teamOfCustomer } from './customerOf.ts'
import { migrateBilling } from './migrateBilling.ts'

const { url } = await createTestDatabase()
await migrateBilling(url)
const database = new Pool({ connectionString: url, max: 4 })
const { billing, control } = await useStripe()
const dependencies = { database, billing }
afterAll(() => database.end())
beforeEach(async () => {
  await database.query('truncate billing.customers')
})

const teamNumber = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const customersAtStripe = async (teamId: string): Promise<readonly string[]> => {
  const { data } = await billing.stripe.customers.list({ limit: 100 })
  return data.filter(({ metadata }) => metadata.team_id === teamId).map(({ id }) => id)
}

describe('the customer of a team', () => {
  test('is created once, for calls at the same time too', async () => {
    const team = teamNumber(1)
    const customers = await Promise.all([1, 2, 3].map(() => customerOf(dependencies, team)))
    expect(new Set(customers).size).toBe(1)
    expect(await customersAtStripe(team)).toEqual([customers[0]])
    expect(await customerOf(dependencies, team)).toBe(customers[0])
  })

  test('is the same after a crash between the call and the note of it', async () => {
    const team = teamNumber(2)
    const customer = await customerOf(dependencies, team)
    await database.query('truncate billing.customers')
    expect(await customerOf(dependencies, team)).toBe(customer)
    expect(await customersAtStripe(team)).toEqual([customer])
  })

  test('is the same where the answer of Stripe was lost', async () => {
    const team = teamNumber(3)
    control.plan({ kind: 'loseAnswer', path: '/v1/customers' })
    const customer = await customerOf(dependencies, team)
    expect(await customersAtStripe(team)).toEqual([customer])
  })

  test('tells its team, and that of another program tells none', async () => {
    const team = teamNumber(4)
    expect(await teamOfCustomer(database, await customerOf(dependencies, team))).toBe(team)
    const { id } = await billing.stripe.customers.create({ metadata: { team_id: team } })
    expect(await teamOfCustomer(database, id)).toBeUndefined()
  })
})

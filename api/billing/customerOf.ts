import { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { prepared, type Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'
import type { StripeBilling } from './stripe/openStripe.ts'

export type CustomerDependencies = {
  readonly database: Queryable
  readonly billing: Pick<StripeBilling, 'stripe'>
}

const find = prepared('select customer_id from billing.customers where team_id = $1')
const remember = prepared(
  `insert into billing.customers (team_id, customer_id) values ($1, $2)
   on conflict (team_id) do update set team_id = excluded.team_id returning customer_id`,
)
const Customers = z.array(z.object({ customer_id: z.string() }))

/**
 * The customer of a team at Stripe, created at the first call. Calls at the same time, and a call after a crash, have the
 * same idempotency key and get the same customer.
 */
export const customerOf = async (
  { database, billing }: CustomerDependencies,
  teamId: TeamId,
): Promise<string> => {
  const known = await knownCustomerOf(database, teamId)
  if (known !== undefined) return known
  const customer = await billing.stripe.customers.create(
    { metadata: { team_id: teamId } },
    { idempotencyKey: `customer:${teamId}` },
  )
  const [kept] = Customers.parse((await database.query(remember, [teamId, customer.id])).rows)
  if (kept === undefined) throw new Error(`The customer of team ${teamId} was not kept.`)
  return kept.customer_id
}

/** Undefined until something of the team was sent to Stripe. */
export const knownCustomerOf = async (database: Queryable, teamId: TeamId): Promise<string | undefined> =>
  Customers.parse((await database.query(find, [teamId])).rows)[0]?.customer_id

const findTeam = prepared('select team_id from billing.customers where customer_id = $1')
const Teams = z.array(z.object({ team_id: TeamId }))

/** Undefined for a customer that Laurel did not create: other programs can use the same account. */
export const teamOfCustomer = async (database: Queryable, customerId: string): Promise<TeamId | undefined> =>
  Teams.parse((await database.query(findTeam, [customerId])).rows)[0]?.team_id

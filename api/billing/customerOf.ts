import { randomUUID } from 'node:crypto'
import { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { prepared, type Queryable } from '@laurel/projections/engine/queryable.ts'
import type Stripe from 'stripe'
import { z } from 'zod'
import { isKeptFailure } from './stripe/isKeptFailure.ts'
import type { StripeBilling } from './stripe/openStripe.ts'

export type CustomerDependencies = {
  readonly database: Queryable
  readonly billing: Pick<StripeBilling, 'stripe'>
}

const find = prepared('select customer_id from billing.customers where team_id = $1 and deleted_at is null')
const remember = prepared(
  `insert into billing.customers (team_id, customer_id) values ($1, $2)
   on conflict (team_id) where deleted_at is null do update set team_id = excluded.team_id returning customer_id`,
)
const countFormer = prepared('select count(*)::int as former from billing.customers where team_id = $1')
const Customers = z.array(z.object({ customer_id: z.string() }))

/**
 * The customer of a team at Stripe, created at the first call and after one that was deleted. Calls at the same time, and
 * a call after a crash, have the same idempotency key and get the same customer.
 */
export const customerOf = async (
  { database, billing }: CustomerDependencies,
  teamId: TeamId,
): Promise<string> => {
  const known = await knownCustomerOf(database, teamId)
  if (known !== undefined) return known
  const former = Former.parse((await database.query(countFormer, [teamId])).rows[0]).former
  const key = former === 0 ? `customer:${teamId}` : `customer:${teamId}:${former}`
  const customer = await created(billing.stripe, teamId, key)
  const [kept] = Customers.parse((await database.query(remember, [teamId, customer.id])).rows)
  if (kept === undefined) throw new Error(`The customer of team ${teamId} was not kept.`)
  return kept.customer_id
}

const Former = z.object({ former: z.int() })

/**
 * Stripe repeats a failure of its own under the same key for a day. Another key is safe here: a customer that nothing
 * refers to costs nothing.
 */
const created = async (stripe: Stripe, teamId: TeamId, key: string): Promise<Stripe.Customer> => {
  const create = (idempotencyKey: string) =>
    stripe.customers.create({ metadata: { team_id: teamId } }, { idempotencyKey })
  try {
    return await create(key)
  } catch (error) {
    if (!isKeptFailure(error)) throw error
    return create(`${key}:${randomUUID()}`)
  }
}

/** Undefined until something of the team was sent to Stripe. */
export const knownCustomerOf = async (database: Queryable, teamId: TeamId): Promise<string | undefined> =>
  Customers.parse((await database.query(find, [teamId])).rows)[0]?.customer_id

const findTeam = prepared('select team_id from billing.customers where customer_id = $1')
const Teams = z.array(z.object({ team_id: TeamId }))

/** The customer was deleted at Stripe: the next call creates another one. Answers whose it was. */
export const forgetCustomer = async (database: Queryable, customerId: string): Promise<TeamId | undefined> =>
  Teams.parse((await database.query(forget, [customerId])).rows)[0]?.team_id
const forget = prepared(
  'update billing.customers set deleted_at = coalesce(deleted_at, now()) where customer_id = $1 returning team_id',
)

/** Undefined for a customer that Laurel did not create: other programs can use the same account. */
export const teamOfCustomer = async (database: Queryable, customerId: string): Promise<TeamId | undefined> =>
  Teams.parse((await database.query(findTeam, [customerId])).rows)[0]?.team_id

import { randomUUID } from 'node:crypto'
import type { LedgerCommand } from '@laurel/ledger/handling/commands.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import type { Actor } from '@laurel/ledger/kernel/actor.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Intent } from '../../access/intent.ts'
import { knownCustomerOf } from '../customerOf.ts'
import { inTurn } from '../inTurn.ts'
import { meaningOfStatus } from './meaningOfStatus.ts'
import { pickSubscription } from './pickSubscription.ts'
import type { PlanDependencies } from './planDependencies.ts'
import { rowOf, type SubscriptionRow } from './subscriptionRow.ts'
import { saveSubscription } from './subscriptionRows.ts'

/** A change that an administrator or Stripe begins. */
export type PlanIntent = Omit<Intent, 'actor'> & { readonly actor: Actor }

const subscriptionsMax = 100

/** Every subscription of a customer to one of our plans, newest first. */
export const subscriptionsAt = async (
  { billing: { stripe } }: Pick<PlanDependencies, 'billing'>,
  customer: string,
): Promise<readonly SubscriptionRow[]> => {
  const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: subscriptionsMax })
  return data.flatMap(subscription => rowOf(subscription) ?? [])
}

/** Reads the subscription of a team from Stripe again, and brings its plan in step. */
export const readSubscriptionAgain = (dependencies: PlanDependencies, teamId: TeamId): Promise<void> =>
  inTurn(dependencies.database, teamId, async () => {
    const customer = await knownCustomerOf(dependencies.database, teamId)
    const team = await dependencies.ledger.team(teamId)
    if (team.kind === 'unknown') return
    const reference = team.subscription?.reference ?? null
    const listed = customer === undefined ? [] : await subscriptionsAt(dependencies, customer)
    const row = pickSubscription([...listed, ...(await former(dependencies, listed, reference))], reference)
    if (row) await recordSubscription(dependencies, ownIntent(dependencies, teamId), row)
  })

/** The subscription of the team where its customer was deleted at Stripe, which lists it no more. */
const former = async (
  { billing: { stripe } }: Pick<PlanDependencies, 'billing'>,
  listed: readonly SubscriptionRow[],
  reference: string | null,
): Promise<readonly SubscriptionRow[]> => {
  if (reference === null || listed.some(({ subscriptionId }) => subscriptionId === reference)) return []
  const row = rowOf(await stripe.subscriptions.retrieve(reference))
  return row ? [row] : []
}

/**
 * Keeps a subscription that was read in this turn, and sends the team's stream what it means for the plan. A repeat
 * changes nothing: the rule accepts what is in effect without an event.
 */
export const recordSubscription = async (
  { ledger, database, clock }: PlanDependencies,
  intent: PlanIntent,
  row: SubscriptionRow,
): Promise<Outcome | undefined> => {
  await saveSubscription(database, intent.teamId, row, clock())
  const command = commandFor(intent, row)
  return command && ledger.handle(command)
}

const commandFor = (intent: PlanIntent, row: SubscriptionRow): LedgerCommand | undefined => {
  const { plan, billingInterval: interval, subscriptionId: subscriptionReference } = row
  const meaning = meaningOfStatus(row.status)
  switch (meaning.kind) {
    case 'in force':
      return { ...intent, type: 'choosePlan', data: { plan, interval, subscriptionReference } }
    case 'over':
      return { ...intent, type: 'endPlan', data: { reason: meaning.reason, subscriptionReference } }
    case 'not begun':
      return undefined
  }
}

/** The same state can come twice, with others between: the command has an id of its own. */
const ownIntent = ({ clock }: Pick<PlanDependencies, 'clock'>, teamId: TeamId): PlanIntent => ({
  id: randomUUID(),
  teamId,
  actor: { kind: 'system', id: 'billing' },
  occurredAt: clock(),
})

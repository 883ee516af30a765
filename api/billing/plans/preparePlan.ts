import { isToMonthly } from '@laurel/contract/billing/planChoice.ts'
import type { LedgerRejection } from '@laurel/ledger/handling/commands.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { customerOf } from '../customerOf.ts'
import { seatsOf } from '../seats/seatsOf.ts'
import { hasCardToCharge } from './hasCardToCharge.ts'
import { pickSubscription } from './pickSubscription.ts'
import type { WantedPlan } from './planChoices.ts'
import type { PlanDependencies } from './planDependencies.ts'
import { type PlanPrice, priceAt } from './planPrice.ts'
import { type PlanRefused, refuse } from './planRefusal.ts'
import { subscriptionsAt } from './recordSubscription.ts'
import type { SubscriptionRow } from './subscriptionRow.ts'

/** What a choice is made with. */
export type PreparedPlan = {
  readonly kind: 'prepared'
  readonly teamId: TeamId
  readonly customer: string
  readonly price: PlanPrice
  readonly quantity: number
  /** Every subscription of the customer, and the one that counts. */
  readonly known: readonly SubscriptionRow[]
  readonly current: SubscriptionRow | undefined
}

export type PlanRejected = { readonly kind: 'rejected'; readonly rejection: LedgerRejection }

/** Looks up everything that a choice of a plan depends on, in the turn of the team. */
export const preparePlan = async (
  dependencies: PlanDependencies,
  teamId: TeamId,
  wanted: WantedPlan,
): Promise<PreparedPlan | PlanRefused | PlanRejected> => {
  const { ledger, database, billing } = dependencies
  const team = await ledger.team(teamId)
  if (team.kind === 'unknown') return { kind: 'rejected', rejection: { code: 'TEAM_UNKNOWN' } }
  if (isToMonthly(team.subscription?.interval ?? null, wanted.interval)) return refuse('ANNUAL_TO_MONTHLY')
  const price = await priceAt(billing.stripe, wanted.plan, wanted.interval)
  if (!price) return refuse('BILLING_NOT_SET_UP')
  const customer = await customerOf(dependencies, teamId)
  if (!(await hasCardToCharge(billing.stripe, customer))) return refuse('PAYMENT_METHOD_REQUIRED')
  const known = await subscriptionsAt(dependencies, customer)
  const current = pickSubscription(known, team.subscription?.reference ?? null)
  return {
    kind: 'prepared',
    teamId,
    customer,
    price,
    quantity: await seatsOf(database, teamId),
    known,
    current,
  }
}

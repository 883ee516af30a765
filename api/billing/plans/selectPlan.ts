import { isToMonthly } from '@laurel/contract/billing/planChoice.ts'
import type { LedgerRejection } from '@laurel/ledger/handling/commands.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { Intent } from '../../access/intent.ts'
import { customerOf } from '../customerOf.ts'
import { inTurn } from '../inTurn.ts'
import { seatsOf } from '../seats/seatsOf.ts'
import { changeSubscription } from './changeSubscription.ts'
import { hasCardToCharge } from './hasCardToCharge.ts'
import { pickSubscription } from './pickSubscription.ts'
import { beginChoice, endChoice, type WantedPlan } from './planChoices.ts'
import type { PlanDependencies } from './planDependencies.ts'
import { priceAt } from './planPrice.ts'
import { isFresh } from './prorationDate.ts'
import { recordSubscription, subscriptionsAt } from './recordSubscription.ts'
import { type PaymentRefusal, paymentRefusalOf, uncertainOf } from './stripeProblem.ts'

export type PlanRefusal =
  | PaymentRefusal
  | {
      readonly code:
        | 'ANNUAL_TO_MONTHLY'
        | 'BILLING_NOT_SET_UP'
        | 'PAYMENT_METHOD_REQUIRED'
        | 'PREVIEW_TOO_OLD'
    }

export type PlanOutcome =
  | { readonly kind: 'accepted'; readonly position: number; readonly isRepeated: boolean }
  | { readonly kind: 'rejected'; readonly rejection: LedgerRejection }
  | { readonly kind: 'refused'; readonly refusal: PlanRefusal }

const refuse = (code: Exclude<PlanRefusal['code'], PaymentRefusal['code']>): PlanOutcome => ({
  kind: 'refused',
  refusal: { code },
})

/**
 * Subscribes a team to a plan with its default card, or changes its subscription. The subscription is looked up first, so
 * that a repeat, a lost answer and two choices in the same second leave one subscription with one item.
 */
export const selectPlan = (
  dependencies: PlanDependencies,
  intent: Intent,
  wanted: WantedPlan & { readonly prorationDate?: number | undefined },
): Promise<PlanOutcome> => {
  if (wanted.prorationDate !== undefined && !isFresh(wanted.prorationDate, dependencies.clock()))
    return Promise.resolve(refuse('PREVIEW_TOO_OLD'))
  return inTurn(dependencies.database, intent.teamId, () =>
    select(dependencies, intent, wanted).catch((error: unknown) => {
      throw uncertainOf(error)
    }),
  )
}

const select = async (
  dependencies: PlanDependencies,
  intent: Intent,
  wanted: WantedPlan & { readonly prorationDate?: number | undefined },
): Promise<PlanOutcome> => {
  const { ledger, database, billing, clock } = dependencies
  const team = await ledger.team(intent.teamId)
  if (team.kind === 'unknown') return { kind: 'rejected', rejection: { code: 'TEAM_UNKNOWN' } }
  if (isToMonthly(team.subscription?.interval ?? null, wanted.interval)) return refuse('ANNUAL_TO_MONTHLY')
  const price = await priceAt(billing.stripe, wanted.plan, wanted.interval)
  if (!price) return refuse('BILLING_NOT_SET_UP')
  const customer = await customerOf(dependencies, intent.teamId)
  if (!(await hasCardToCharge(billing.stripe, customer))) return refuse('PAYMENT_METHOD_REQUIRED')
  const known = await subscriptionsAt(dependencies, customer)
  const current = pickSubscription(known, team.subscription?.reference ?? null)
  const attempt = await beginChoice(database, intent, wanted)
  const change = {
    known,
    current,
    customer,
    price,
    quantity: await seatsOf(database, intent.teamId),
    prorationDate: wanted.prorationDate,
    key: `plan:${intent.id}:${attempt}`,
    teamId: intent.teamId,
  }
  let row: Awaited<ReturnType<typeof changeSubscription>>
  try {
    row = await changeSubscription(billing.stripe, change)
  } catch (error) {
    const refusal = paymentRefusalOf(error)
    await endChoice(database, intent.id, clock(), refusal.code)
    return { kind: 'refused', refusal }
  }
  const outcome = await recordSubscription(dependencies, intent, row)
  await endChoice(database, intent.id, clock(), null)
  if (!outcome) throw new Error(`The subscription ${row.subscriptionId} is ${row.status} after its payment.`)
  return outcome.kind === 'accepted' ? awake(dependencies, intent, outcome) : outcome
}

/** A deactivated team that chooses the plan it has already is activated by the choice, which records nothing by itself. */
const awake = async (
  { ledger }: PlanDependencies,
  intent: Intent,
  outcome: PlanOutcome & { readonly kind: 'accepted' },
): Promise<PlanOutcome> => {
  const team = await ledger.team(intent.teamId)
  if (team.kind === 'unknown' || team.pausedPlan === null) return outcome
  return ledger.handle({
    ...intent,
    id: derivedId('activation by a plan', intent.id),
    type: 'reactivateTeam',
    data: {},
  })
}

import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { Intent } from '../../access/intent.ts'
import { inTurn } from '../inTurn.ts'
import { isKeptFailure } from '../stripe/isKeptFailure.ts'
import { changeSubscription } from './changeSubscription.ts'
import { beginChoice, countAttempt, endChoice, type WantedPlan } from './planChoices.ts'
import type { PlanDependencies } from './planDependencies.ts'
import { type PlanRefused, refuse } from './planRefusal.ts'
import { type PlanRejected, preparePlan } from './preparePlan.ts'
import { isFresh } from './prorationDate.ts'
import { recordSubscription } from './recordSubscription.ts'
import { isOtherRequest, paymentRefusalOf, uncertainOf } from './stripeProblem.ts'

export type PlanOutcome =
  | { readonly kind: 'accepted'; readonly position: number; readonly isRepeated: boolean }
  | PlanRejected
  | PlanRefused

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
  const { database, billing, clock } = dependencies
  const prepared = await preparePlan(dependencies, intent.teamId, wanted)
  if (prepared.kind !== 'prepared') return prepared
  const attempt = await beginChoice(database, intent, wanted)
  if (attempt === undefined) return conflict
  const change = {
    ...prepared,
    prorationDate: wanted.prorationDate,
    key: `plan:${intent.id}:${attempt}`,
  }
  let row: Awaited<ReturnType<typeof changeSubscription>>
  try {
    row = await changeSubscription(billing.stripe, change)
  } catch (error) {
    if (isOtherRequest(error)) return conflict
    if (isKeptFailure(error)) await countAttempt(database, intent.id)
    const refusal = paymentRefusalOf(error)
    await endChoice(database, intent.id, clock(), refusal.code)
    return { kind: 'refused', refusal }
  }
  const outcome = await recordSubscription(dependencies, intent, row)
  await endChoice(database, intent.id, clock(), null)
  if (!outcome) throw new Error(`The subscription ${row.subscriptionId} is ${row.status} after its payment.`)
  return outcome.kind === 'accepted' ? awake(dependencies, intent, outcome) : outcome
}

const conflict: PlanRejected = { kind: 'rejected', rejection: { code: 'COMMAND_CONFLICT' } }

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

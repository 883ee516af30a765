import { randomUUID } from 'node:crypto'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { knownCustomerOf } from '../customerOf.ts'
import { inTurn } from '../inTurn.ts'
import { isInForce, pickSubscription } from '../plans/pickSubscription.ts'
import type { PlanDependencies } from '../plans/planDependencies.ts'
import { recordSubscription, subscriptionsAt } from '../plans/recordSubscription.ts'
import { rowOf } from '../plans/subscriptionRow.ts'
import { seatsOf } from './seatsOf.ts'

/**
 * Sets the quantity of a team's subscription, unless its people changed again: then a later job has the new number. The
 * difference is part of the next monthly invoice; in an annual plan it is charged at once.
 */
export const keepSeats = (
  dependencies: PlanDependencies,
  teamId: TeamId,
  seats: number,
  idempotencyKey: string,
): Promise<string> =>
  inTurn(dependencies.database, teamId, async () => {
    const { database, ledger, billing, clock } = dependencies
    const customer = await knownCustomerOf(database, teamId)
    const team = await ledger.team(teamId)
    if (customer === undefined || team.kind === 'unknown') return 'The team has no subscription.'
    const known = await subscriptionsAt(dependencies, customer)
    const current = pickSubscription(known, team.subscription?.reference ?? null)
    if (!current || !isInForce(current)) return 'The team has no subscription.'
    if ((await seatsOf(database, teamId)) !== seats) return 'The people changed again.'
    const updated =
      current.quantity === seats
        ? current
        : rowOf(
            await billing.stripe.subscriptions.update(
              current.subscriptionId,
              {
                items: [{ id: current.itemId, quantity: seats }],
                proration_behavior:
                  current.billingInterval === 'ANNUAL' ? 'always_invoice' : 'create_prorations',
              },
              { idempotencyKey },
            ),
          )
    if (!updated) throw new Error(`Subscription ${current.subscriptionId} lost the price of its plan.`)
    const intent = {
      id: randomUUID(),
      teamId,
      actor: { kind: 'system', id: 'billing' },
      occurredAt: clock(),
    } as const
    await recordSubscription(dependencies, intent, updated)
    return `${seats} seats`
  })

import { recurringOf } from '@laurel/contract/billing/planPrices.ts'
import type { Subscription } from '@laurel/contract/billing/subscription.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { activeMemberCount } from '@laurel/projections/people/members/activeMemberCount.ts'
import { meaningOfStatus } from './meaningOfStatus.ts'
import { subscriptionOf } from './subscriptionRows.ts'

export const defaultSupportEmail = 'help@laurel.example'

/** The subscription of a team in the terms of the contract. One that is over is none. */
export const subscriptionAnswer = async (
  { database, billing }: { readonly database: Queryable; readonly billing?: unknown },
  teamId: TeamId,
  supportEmail: string,
): Promise<Subscription> => {
  const [row, activeUsers] = await Promise.all([
    subscriptionOf(database, teamId),
    activeMemberCount(database, teamId),
  ])
  const current = row && meaningOfStatus(row.status).kind === 'in force' ? row : undefined
  return {
    items: current
      ? [
          {
            price: {
              id: current.priceId,
              unit_amount: current.unitAmount,
              currency: current.currency,
              recurring: { interval: recurringOf[current.billingInterval] },
              metadata: { plan_id: current.plan },
            },
            quantity: current.quantity,
          },
        ]
      : [],
    status: row?.status ?? null,
    billing_interval: current?.billingInterval ?? null,
    current_period_end: current?.currentPeriodEnd ?? null,
    cancel_at_period_end: current?.cancelAtPeriodEnd ?? false,
    active_users: activeUsers,
    is_billing_set_up: billing !== undefined,
    support_email: supportEmail,
  }
}

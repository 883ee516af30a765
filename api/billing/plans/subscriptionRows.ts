import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { SubscriptionRow } from './subscriptionRow.ts'

const columns = `subscription_id as "subscriptionId", item_id as "itemId", price_id as "priceId", plan,
  billing_interval as "billingInterval", unit_amount as "unitAmount", currency, quantity, status,
  current_period_end as "currentPeriodEnd", cancel_at_period_end as "cancelAtPeriodEnd"`

/** The subscription of a team, as it was when it was last read from Stripe. */
export const subscriptionOf = async (
  database: Queryable,
  teamId: TeamId,
): Promise<SubscriptionRow | undefined> => {
  const { rows } = await database.query(`select ${columns} from billing.subscriptions where team_id = $1`, [
    teamId,
  ])
  return SubscriptionRow.optional().parse(rows[0])
}

export const saveSubscription = async (
  database: Queryable,
  teamId: TeamId,
  row: SubscriptionRow,
  readAt: Instant,
): Promise<void> => {
  await database.query(
    `insert into billing.subscriptions (team_id, subscription_id, item_id, price_id, plan, billing_interval, unit_amount,
       currency, quantity, status, current_period_end, cancel_at_period_end, read_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
     on conflict (team_id) do update set subscription_id = excluded.subscription_id, item_id = excluded.item_id,
       price_id = excluded.price_id, plan = excluded.plan, billing_interval = excluded.billing_interval,
       unit_amount = excluded.unit_amount, currency = excluded.currency, quantity = excluded.quantity,
       status = excluded.status, current_period_end = excluded.current_period_end,
       cancel_at_period_end = excluded.cancel_at_period_end, read_at = excluded.read_at`,
    [
      teamId,
      row.subscriptionId,
      row.itemId,
      row.priceId,
      row.plan,
      row.billingInterval,
      row.unitAmount,
      row.currency,
      row.quantity,
      row.status,
      row.currentPeriodEnd,
      row.cancelAtPeriodEnd,
      readAt,
    ],
  )
}

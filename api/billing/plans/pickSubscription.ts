import { meaningOfStatus } from './meaningOfStatus.ts'
import type { SubscriptionRow } from './subscriptionRow.ts'

export const isInForce = ({ status }: Pick<SubscriptionRow, 'status'>): boolean =>
  meaningOfStatus(status).kind === 'in force'

/** The subscription that counts among those of a customer, newest first: one in force, or the one that the team had. */
export const pickSubscription = (
  rows: readonly SubscriptionRow[],
  reference: string | null,
): SubscriptionRow | undefined => {
  const running = rows.filter(isInForce)
  return (
    running.find(({ subscriptionId }) => subscriptionId === reference) ??
    running[0] ??
    rows.find(({ subscriptionId }) => subscriptionId === reference) ??
    rows[0]
  )
}

const openStates = new Set(['unpaid', 'paused'])

/** Subscriptions that go on making invoices although the team has no plan by them. */
export const leftOpen = (rows: readonly SubscriptionRow[]): readonly SubscriptionRow[] =>
  rows.filter(({ status }) => openStates.has(status))

import { rowIn } from '../http/lists.ts'
import { showSubscription } from '../objects/subscription.ts'
import type { InvoiceRow, SubscriptionRow } from '../state/billingRows.ts'
import type { State } from '../state/state.ts'
import type { World } from '../world.ts'
import { collectInvoice, createInvoice, finalizeInvoice, takePendingItems, voidInvoice } from './invoicing.ts'
import { periodLine } from './lines.ts'
import { periodEndAfter } from './periods.ts'
import { endSubscription, expireSubscription } from './subscriptionPayments.ts'

const day = 86_400
const trialNoticeDays = 3
const incompleteHours = 23

type Due = { readonly at: number; readonly run: (world: World) => void }

/** What Stripe does next by itself, and when. */
export const nextDue = (state: State): Due | undefined =>
  [
    ...Object.values(state.invoices).flatMap(dueOfInvoice),
    ...Object.values(state.subscriptions).flatMap(dueOfSubscription),
  ]
    .toSorted((one, other) => one.at - other.at)
    .at(0)

const dueOfInvoice = (invoice: InvoiceRow): readonly Due[] => {
  if (invoice.status === 'draft' && invoice.finalizesAt !== null)
    return [
      {
        at: invoice.finalizesAt,
        run: world => {
          finalizeInvoice(world, invoice)
          collectInvoice(world, invoice)
        },
      },
    ]
  if (invoice.status === 'open' && invoice.nextAttemptAt !== null)
    return [{ at: invoice.nextAttemptAt, run: world => collectInvoice(world, invoice) }]
  return []
}

const dueOfSubscription = (row: SubscriptionRow): readonly Due[] => {
  switch (row.status) {
    case 'incomplete':
      return [{ at: row.created + incompleteHours * 3_600, run: world => giveUp(world, row) }]
    case 'trialing':
      return [...trialNotice(row), { at: row.trialEnd ?? 0, run: world => endTrial(world, row) }]
    case 'active':
    case 'past_due':
      return [
        ...(row.cancelAt === null ? [] : [{ at: row.cancelAt, run: (world: World) => end(world, row) }]),
        {
          at: periodEndOf(row),
          run: world => (row.cancelsAtPeriodEnd ? end(world, row) : renew(world, row)),
        },
      ]
    case 'canceled':
    case 'incomplete_expired':
    case 'unpaid':
    case 'paused':
      return []
  }
}

const periodEndOf = ({ items }: SubscriptionRow): number =>
  Math.min(...items.map(({ periodEnd }) => periodEnd))

const end = (world: World, row: SubscriptionRow): void =>
  endSubscription(world, row, 'cancellation_requested')

const giveUp = (world: World, row: SubscriptionRow): void => {
  const invoice = world.state.invoices[row.latestInvoice ?? '']
  if (invoice?.status === 'open') voidInvoice(world, invoice)
  expireSubscription(world, row)
}

const trialNotice = (row: SubscriptionRow): readonly Due[] => {
  if (row.isTrialEndTold || row.trialEnd === null) return []
  const tell = (world: World): void => {
    row.isTrialEndTold = true
    world.emit('customer.subscription.trial_will_end', showSubscription(row, world.state))
  }
  return [{ at: row.trialEnd - trialNoticeDays * day, run: tell }]
}

const endTrial = (world: World, row: SubscriptionRow): void => {
  const customer = rowIn(world.state.customers, 'customer', row.customer)
  const hasCard = (row.defaultPaymentMethod ?? customer.defaultPaymentMethod) !== null
  if (row.cancelsAtPeriodEnd || (!hasCard && row.missingPaymentMethod === 'cancel')) {
    end(world, row)
    return
  }
  const previous = { status: row.status }
  row.status = !hasCard && row.missingPaymentMethod === 'pause' ? 'paused' : 'active'
  if (row.status === 'paused') {
    world.emit('customer.subscription.paused', showSubscription(row, world.state), previous)
    return
  }
  renew(world, row, previous)
}

/** The next period begins. Its invoice is a draft for an hour. */
const renew = (
  world: World,
  row: SubscriptionRow,
  previous: Readonly<Record<string, unknown>> = {},
): void => {
  const { state } = world
  const from = periodEndOf(row)
  const former = row.items[0]?.periodStart ?? from
  row.items = row.items.map(item => {
    const interval = rowIn(state.prices, 'price', item.price).interval ?? 'month'
    return { ...item, periodStart: from, periodEnd: periodEndAfter(row.anchor, interval, from) }
  })
  const invoice = createInvoice(world, {
    customer: row.customer,
    subscription: row.id,
    billingReason: 'subscription_cycle',
    lines: [],
    periodStart: former,
    periodEnd: from,
  })
  invoice.lines = [
    ...takePendingItems(world, row.customer, row.id, invoice.id),
    ...row.items.map(item => periodLine(state, row.id, item)),
  ]
  row.latestInvoice = invoice.id
  world.emit('customer.subscription.updated', showSubscription(row, state), {
    ...previous,
    latest_invoice: null,
  })
}

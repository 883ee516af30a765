import { rowIn } from '../http/lists.ts'
import { invalid, StripeRefusal } from '../http/refusal.ts'
import { showPaymentIntent } from '../objects/intents.ts'
import { showSubscription } from '../objects/subscription.ts'
import type { InvoiceItemRow, InvoiceRow, LineRow, SubscriptionRow } from '../state/billingRows.ts'
import { newId, type World } from '../world.ts'
import { collectInvoice, createInvoice, finalizeInvoice, methodFor, takePendingItems } from './invoicing.ts'
import { periodLine, trialLine } from './lines.ts'
import { periodEndAfter } from './periods.ts'
import { type ItemChange, newItem, planChange } from './planChange.ts'

export const paymentBehaviours = ['allow_incomplete', 'default_incomplete', 'error_if_incomplete'] as const
export type PaymentBehaviour = (typeof paymentBehaviours)[number]

type NewSubscription = Pick<
  SubscriptionRow,
  | 'customer'
  | 'defaultPaymentMethod'
  | 'savesDefaultPaymentMethod'
  | 'description'
  | 'metadata'
  | 'missingPaymentMethod'
> & {
  readonly items: readonly ItemChange[]
  readonly trialEnd: number | null
  readonly behaviour: PaymentBehaviour
  readonly isOffSession: boolean
}

/** Begins a subscription: with its first invoice, or with a trial. */
export const subscribe = (world: World, given: NewSubscription): SubscriptionRow => {
  const { items: wished, trialEnd, behaviour, isOffSession, ...kept } = given
  const { state } = world
  const now = world.now()
  const id = newId('sub')
  const items = wished.map(each => {
    const item = newItem(state, each, now, { periodStart: now, periodEnd: now })
    const interval = rowIn(state.prices, 'price', item.price).interval ?? 'month'
    return { ...item, periodEnd: trialEnd ?? periodEndAfter(now, interval, now) }
  })
  if (new Set(items.map(({ price }) => price)).size < items.length)
    throw invalid('Cannot add multiple subscription items with the same plan.', { param: 'items' })
  const row: SubscriptionRow = {
    id,
    created: now,
    status: trialEnd === null ? 'incomplete' : 'trialing',
    items,
    anchor: trialEnd ?? now,
    trialStart: trialEnd === null ? null : now,
    trialEnd,
    isTrialEndTold: false,
    cancelAt: null,
    cancelsAtPeriodEnd: false,
    canceledAt: null,
    endedAt: null,
    cancellationReason: null,
    latestInvoice: null,
    ...kept,
  }
  const lineOf = trialEnd === null ? periodLine : trialLine
  const lines = items.map(item => lineOf(state, id, item))
  const needsCard = lines.some(({ amount }) => amount > 0) && behaviour !== 'default_incomplete'
  if (needsCard && !hasCard(world, row))
    throw invalid(
      'This customer has no attached payment source or default payment method. Please consider adding a default payment method.',
      { code: 'resource_missing' },
    )
  state.subscriptions[id] = row
  world.emit('customer.subscription.created', showSubscription(row, state))
  invoiceNow(world, row, lines, 'subscription_create', behaviour, isOffSession)
  return row
}

const hasCard = ({ state }: World, row: SubscriptionRow): boolean =>
  (row.defaultPaymentMethod ?? state.customers[row.customer]?.defaultPaymentMethod ?? null) !== null

type Update = {
  readonly changes: readonly ItemChange[]
  readonly at: number
  readonly prorates: 'create_prorations' | 'always_invoice' | 'none'
  readonly resetsAnchor: boolean
  readonly behaviour: PaymentBehaviour
  readonly isOffSession: boolean
}

/** Changes items. Prorations wait for the next invoice unless one is asked for or a new period begins. */
export const changeItems = (world: World, row: SubscriptionRow, update: Update): void => {
  const { changes, at, prorates, resetsAnchor, behaviour, isOffSession } = update
  const change = planChange(world.state, row, { changes, at, isProrated: prorates !== 'none', resetsAnchor })
  row.items = [...change.items]
  if (change.beginsPeriod) row.anchor = at
  if (change.beginsPeriod || (prorates === 'always_invoice' && change.lines.length > 0))
    invoiceNow(world, row, change.lines, 'subscription_update', behaviour, isOffSession)
  else for (const line of change.lines) keepForLater(world, row, line)
}

/** Keeps a line for the next invoice. */
export const keepForLater = ({ state, now }: World, row: SubscriptionRow, line: LineRow): void => {
  const { invoiceItem: _, ...rest } = line
  const item: InvoiceItemRow = {
    ...rest,
    id: newId('ii'),
    created: now(),
    customer: row.customer,
    invoice: null,
    metadata: {},
  }
  state.invoiceItems[item.id] = item
}

const invoiceNow = (
  world: World,
  row: SubscriptionRow,
  lines: readonly LineRow[],
  billingReason: InvoiceRow['billingReason'],
  behaviour: PaymentBehaviour,
  isOffSession: boolean,
): void => {
  const now = world.now()
  const invoice = createInvoice(world, {
    customer: row.customer,
    subscription: row.id,
    billingReason,
    lines: [],
    periodStart: now,
    periodEnd: now,
  })
  invoice.lines = [...takePendingItems(world, row.customer, row.id, invoice.id), ...lines]
  row.latestInvoice = invoice.id
  finalizeInvoice(world, invoice)
  if (invoice.status !== 'open') return
  if (behaviour === 'default_incomplete') {
    waitForPerson(world, row, invoice)
    return
  }
  collectInvoice(world, invoice, undefined, isOffSession)
  const intent = world.state.paymentIntents[invoice.paymentIntent ?? '']
  if (behaviour !== 'error_if_incomplete' || intent?.status === 'succeeded') return
  throw new StripeRefusal(402, {
    type: 'card_error',
    code: intent?.problem?.code ?? 'subscription_payment_intent_requires_action',
    declineCode: intent?.problem?.declineCode ?? null,
    message: intent?.problem?.message ?? 'Payment for this subscription requires additional user action.',
    ...(intent ? { paymentIntent: showPaymentIntent(intent, world.state) } : {}),
  })
}

/** The payment is prepared, and a person confirms it in the browser. */
const waitForPerson = (world: World, row: SubscriptionRow, invoice: InvoiceRow): void => {
  const intent = world.state.paymentIntents[invoice.paymentIntent ?? '']
  const method = methodFor(world, invoice)
  if (intent && method !== undefined) {
    intent.paymentMethod = method
    intent.status = 'requires_confirmation'
  }
  if (row.status === 'active') row.status = 'past_due'
}

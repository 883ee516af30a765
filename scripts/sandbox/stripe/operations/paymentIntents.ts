import { z } from 'zod'
import { afterPaymentAttempt } from '../billing/invoicing.ts'
import { page, rowIn } from '../http/lists.ts'
import { Metadata, mergeMetadata } from '../http/metadata.ts'
import { get, type Operation, post } from '../http/operation.ts'
import { cleared, expand, flag, Id, listing, optionalText, whole } from '../http/params.ts'
import { invalid, StripeRefusal } from '../http/refusal.ts'
import { showPaymentIntent } from '../objects/intents.ts'
import { cardNamed } from '../payments/cards.ts'
import { confirmPayment } from '../payments/charging.ts'
import { liveCustomer } from '../payments/customers.ts'
import type { PaymentIntentRow } from '../state/paymentRows.ts'
import { newId, newSecret, type World } from '../world.ts'
import { automatic } from './setupIntents.ts'

const leastAmount = 50
const mostAmount = 99_999_999
const amount = whole

const future = z.enum(['off_session', 'on_session', '']).optional()

const Create = z.strictObject({
  amount,
  currency: z.string().regex(/^[a-z]{3}$/i),
  customer: Id.optional(),
  payment_method: Id.optional(),
  confirm: flag.optional(),
  off_session: flag.optional(),
  return_url: optionalText,
  setup_future_usage: future,
  automatic_payment_methods: automatic,
  allowed_payment_method_types: z.array(z.string()).optional(),
  receipt_email: optionalText,
  description: optionalText,
  statement_descriptor_suffix: optionalText,
  error_on_requires_action: flag.optional(),
  metadata: Metadata.optional(),
  expand,
})

const Update = z.strictObject({
  amount: amount.optional(),
  currency: z.string().optional(),
  customer: Id.optional(),
  payment_method: optionalText,
  setup_future_usage: future,
  receipt_email: optionalText,
  description: optionalText,
  metadata: Metadata.optional(),
  expand,
})

const refuseAmount = (value: number): void => {
  if (value < leastAmount)
    throw invalid('Amount must be at least $0.50 usd', { code: 'amount_too_small', param: 'amount' })
  if (value > mostAmount)
    throw invalid('Amount must be no more than $999,999.99', { code: 'amount_too_large', param: 'amount' })
}

const unexpected = (row: PaymentIntentRow, verb: string): StripeRefusal =>
  invalid(`You cannot ${verb} this PaymentIntent because it has a status of ${row.status}.`, {
    code: 'payment_intent_unexpected_state',
  })

/** The payment of an invoice follows its invoice. */
const refuseOfInvoice = ({ invoice }: PaymentIntentRow, verb: string): void => {
  if (invoice !== null)
    throw invalid(`You cannot ${verb} a PaymentIntent that belongs to an invoice. Change the invoice.`, {
      code: 'payment_intent_unexpected_state',
    })
}

/** Without a page that a person comes back to, no method may redirect. */
const refuseRedirects = ({ confirm, return_url, ...given }: z.output<typeof Create>): void => {
  const mayRedirect = given.automatic_payment_methods?.allow_redirects !== 'never'
  if (confirm && mayRedirect && return_url === undefined && !given.allowed_payment_method_types)
    throw invalid(
      'This PaymentIntent may accept payment methods that redirect. Provide a `return_url`, or set `automatic_payment_methods[allow_redirects]` to `never`.',
      { param: 'return_url' },
    )
  if (given.off_session !== undefined && !confirm)
    throw invalid('You cannot set `off_session` without `confirm`.', {
      code: 'parameter_missing',
      param: 'confirm',
    })
}

export const confirmNow = (
  world: World,
  row: PaymentIntentRow,
  given: { readonly method: string | null; readonly isOffSession: boolean },
) => {
  if (row.status === 'succeeded' || row.status === 'canceled') throw unexpected(row, 'confirm')
  if (given.method === null)
    throw invalid('You cannot confirm this PaymentIntent because it is missing a payment method.', {
      code: 'payment_intent_unexpected_state',
    })
  const method = cardNamed(world, given.method, 'payment_method')
  if (method.customer !== null && method.customer !== row.customer)
    throw invalid(
      'The provided PaymentMethod cannot be used with this PaymentIntent: it belongs to another customer.',
      { param: 'payment_method' },
    )
  confirmPayment(world, row, method, given.isOffSession)
  afterPaymentAttempt(world, row)
  const shown = showPaymentIntent(row, world.state)
  if (!row.problem) return shown
  const { code, declineCode, message } = row.problem
  throw new StripeRefusal(402, { type: 'card_error', code, declineCode, message, paymentIntent: shown })
}

export const paymentIntentOperations: readonly Operation[] = [
  post('/v1/payment_intents', Create, (world, given) => {
    const { state, now } = world
    refuseAmount(given.amount)
    refuseRedirects(given)
    if (given.customer !== undefined) liveCustomer(world, given.customer, 'customer')
    const id = newId('pi')
    const row: PaymentIntentRow = {
      id,
      created: now(),
      clientSecret: newSecret(id),
      amount: given.amount,
      currency: given.currency.toLowerCase(),
      customer: given.customer ?? null,
      paymentMethod:
        given.payment_method === undefined
          ? null
          : cardNamed(world, given.payment_method, 'payment_method').id,
      status: given.payment_method === undefined ? 'requires_payment_method' : 'requires_confirmation',
      description: given.description || null,
      receiptEmail: given.receipt_email || null,
      setupFutureUsage: given.setup_future_usage || null,
      isOffSession: given.off_session ?? false,
      metadata: mergeMetadata({}, given.metadata),
      problem: null,
      latestCharge: null,
      canceledAt: null,
      cancellationReason: null,
      invoice: null,
    }
    state.paymentIntents[id] = row
    world.emit('payment_intent.created', showPaymentIntent(row, state))
    return given.confirm
      ? confirmNow(world, row, { method: row.paymentMethod, isOffSession: row.isOffSession })
      : showPaymentIntent(row, state)
  }),
  get(
    '/v1/payment_intents',
    z.strictObject({ ...listing, customer: Id.optional() }),
    ({ state }, { customer, ...given }) =>
      page(
        state.paymentIntents,
        given,
        '/v1/payment_intents',
        row => showPaymentIntent(row, state),
        row => customer === undefined || row.customer === customer,
      ),
  ),
  get(
    '/v1/payment_intents/:id',
    z.strictObject({ expand, client_secret: optionalText }),
    ({ state }, _given, id) => showPaymentIntent(rowIn(state.paymentIntents, 'payment_intent', id), state),
  ),
  post('/v1/payment_intents/:id', Update, (world, given, id) => {
    const { state } = world
    const row = rowIn(state.paymentIntents, 'payment_intent', id)
    const isFixed = row.status === 'succeeded' || row.status === 'canceled'
    if (isFixed && given.amount !== undefined) throw unexpected(row, 'update')
    if (given.amount !== undefined) refuseOfInvoice(row, 'change the amount of')
    if (given.amount !== undefined) {
      refuseAmount(given.amount)
      row.amount = given.amount
    }
    if (given.customer !== undefined) {
      liveCustomer(world, given.customer, 'customer')
      row.customer = given.customer
    }
    row.description = cleared(row.description, given.description)
    row.receiptEmail = cleared(row.receiptEmail, given.receipt_email)
    row.setupFutureUsage = cleared(row.setupFutureUsage, given.setup_future_usage)
    row.paymentMethod = cleared(row.paymentMethod, given.payment_method)
    row.metadata = mergeMetadata(row.metadata, given.metadata)
    return showPaymentIntent(row, state)
  }),
  post(
    '/v1/payment_intents/:id/confirm',
    z.strictObject({ payment_method: Id.optional(), off_session: flag.optional(), expand }),
    (world, { payment_method, off_session }, id) => {
      const row = rowIn(world.state.paymentIntents, 'payment_intent', id)
      return confirmNow(world, row, {
        method: payment_method ?? row.paymentMethod,
        isOffSession: off_session ?? false,
      })
    },
  ),
  post(
    '/v1/payment_intents/:id/cancel',
    z.strictObject({ cancellation_reason: optionalText, expand }),
    (world, { cancellation_reason }, id) => {
      const row = rowIn(world.state.paymentIntents, 'payment_intent', id)
      if (row.status === 'succeeded' || row.status === 'canceled') throw unexpected(row, 'cancel')
      refuseOfInvoice(row, 'cancel')
      row.status = 'canceled'
      row.canceledAt = world.now()
      row.cancellationReason = cancellation_reason ?? null
      world.emit('payment_intent.canceled', showPaymentIntent(row, world.state))
      return showPaymentIntent(row, world.state)
    },
  ),
]

import { showCharge, showDispute } from '../objects/charge.ts'
import { showPaymentIntent } from '../objects/intents.ts'
import { showPaymentMethod } from '../objects/paymentMethod.ts'
import type { ChargeRow, IntentProblem, PaymentIntentRow, PaymentMethodRow } from '../state/paymentRows.ts'
import { newId, type World } from '../world.ts'

/** What Stripe says where the question of the bank was not answered. */
export const authenticationFailed =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.'

type Attempt =
  | { readonly kind: 'succeeds' }
  | { readonly kind: 'needsAction' }
  | { readonly kind: 'fails'; readonly problem: IntentProblem }

const declined = (declineCode: string, message: string, method: PaymentMethodRow): Attempt => ({
  kind: 'fails',
  problem: { code: 'card_declined', declineCode, message, paymentMethod: method.id },
})

/** What the bank says to a payment. */
export const attemptWith = (method: PaymentMethodRow, isOffSession: boolean): Attempt => {
  const needsPerson = (): Attempt =>
    isOffSession
      ? {
          kind: 'fails',
          problem: {
            code: 'authentication_required',
            declineCode: 'authentication_required',
            message: 'Your card was declined. This transaction requires authentication.',
            paymentMethod: method.id,
          },
        }
      : { kind: 'needsAction' }
  switch (method.behaviour) {
    case 'works':
    case 'disputed':
      return { kind: 'succeeds' }
    case 'authenticatesOnce':
      return method.isAuthenticated ? { kind: 'succeeds' } : needsPerson()
    case 'authenticatesAlways':
      return needsPerson()
    case 'declined':
    case 'declinedLater':
      return declined('generic_decline', 'Your card was declined.', method)
    case 'insufficientFunds':
      return declined('insufficient_funds', 'Your card has insufficient funds.', method)
  }
}

const emitIntent = ({ emit, state }: World, intent: PaymentIntentRow, what: string): void =>
  emit(`payment_intent.${what}`, showPaymentIntent(intent, state))

/** Takes an intent to its next status with a card. */
export const confirmPayment = (
  world: World,
  intent: PaymentIntentRow,
  method: PaymentMethodRow,
  isOffSession: boolean,
): void => {
  intent.paymentMethod = method.id
  intent.isOffSession = isOffSession
  intent.problem = null
  const attempt = attemptWith(method, isOffSession)
  switch (attempt.kind) {
    case 'succeeds':
      succeed(world, intent, method)
      break
    case 'needsAction':
      intent.status = 'requires_action'
      emitIntent(world, intent, 'requires_action')
      break
    case 'fails':
      fail(world, intent, attempt.problem)
  }
}

/** The person has answered the question of the bank, or closed it. */
export const answerPaymentQuestion = (world: World, intent: PaymentIntentRow, isConfirmed: boolean): void => {
  const method = world.state.paymentMethods[intent.paymentMethod ?? '']
  if (intent.status !== 'requires_action' || !method) return
  if (isConfirmed) {
    method.isAuthenticated = true
    succeed(world, intent, method)
    return
  }
  intent.status = 'requires_payment_method'
  intent.problem = {
    code: 'payment_intent_authentication_failure',
    declineCode: null,
    message: authenticationFailed,
    paymentMethod: method.id,
  }
  intent.paymentMethod = null
  emitIntent(world, intent, 'payment_failed')
}

const charge = (world: World, intent: PaymentIntentRow, method: string, problem: IntentProblem | null) => {
  const row: ChargeRow = {
    id: newId('ch'),
    created: world.now(),
    amount: intent.amount,
    amountRefunded: 0,
    currency: intent.currency,
    customer: intent.customer,
    paymentIntent: intent.id,
    paymentMethod: method,
    isPaid: problem === null,
    problem,
    isDisputed: false,
    receiptNumber: `${1_000 + Object.keys(world.state.charges).length}-${String(world.now()).slice(-4)}`,
    receiptEmail: intent.receiptEmail,
    description: intent.description,
    metadata: intent.metadata,
  }
  world.state.charges[row.id] = row
  intent.latestCharge = row.id
  world.emit(problem === null ? 'charge.succeeded' : 'charge.failed', showCharge(row, world))
  return row
}

const succeed = (world: World, intent: PaymentIntentRow, method: PaymentMethodRow): void => {
  intent.status = 'succeeded'
  const paid = charge(world, intent, method.id, null)
  if (intent.setupFutureUsage !== null && intent.customer !== null && method.customer === null) {
    method.customer = intent.customer
    world.emit('payment_method.attached', showPaymentMethod(method))
  }
  emitIntent(world, intent, 'succeeded')
  if (method.behaviour === 'disputed') openDispute(world, paid)
}

const fail = (world: World, intent: PaymentIntentRow, problem: IntentProblem): void => {
  intent.status = 'requires_payment_method'
  intent.problem = problem
  intent.paymentMethod = null
  charge(world, intent, problem.paymentMethod ?? '', problem)
  emitIntent(world, intent, 'payment_failed')
}

/** The holder of the card disputes a payment: the bank takes the money back at once. */
export const openDispute = (world: World, paid: ChargeRow, reason = 'fraudulent') => {
  const row = {
    id: newId('du'),
    created: world.now(),
    amount: paid.amount - paid.amountRefunded,
    currency: paid.currency,
    charge: paid.id,
    paymentIntent: paid.paymentIntent,
    status: 'needs_response' as const,
    reason,
    metadata: {},
  }
  paid.isDisputed = true
  world.state.disputes[row.id] = row
  world.emit('charge.dispute.created', showDispute(row, world.state))
  world.emit('charge.dispute.funds_withdrawn', showDispute(row, world.state))
  return row
}

/** The bank has decided. */
export const closeDispute = (world: World, id: string, status: 'won' | 'lost'): void => {
  const row = world.state.disputes[id]
  if (!row || row.status === 'won' || row.status === 'lost') return
  row.status = status
  if (status === 'won') world.emit('charge.dispute.funds_reinstated', showDispute(row, world.state))
  world.emit('charge.dispute.closed', showDispute(row, world.state))
}

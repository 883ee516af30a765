import { showSetupIntent } from '../objects/intents.ts'
import { showPaymentMethod } from '../objects/paymentMethod.ts'
import type { IntentProblem, PaymentMethodRow, SetupIntentRow } from '../state/paymentRows.ts'
import type { World } from '../world.ts'
import { authenticationFailed } from './charging.ts'

const emitIntent = ({ emit, state }: World, intent: SetupIntentRow, what: string): void =>
  emit(`setup_intent.${what}`, showSetupIntent(intent, state))

/** Takes an intent to its next status with a card. */
export const confirmSetup = (world: World, intent: SetupIntentRow, method: PaymentMethodRow): void => {
  intent.paymentMethod = method.id
  intent.problem = null
  switch (method.behaviour) {
    case 'authenticatesOnce':
    case 'authenticatesAlways':
      intent.status = 'requires_action'
      emitIntent(world, intent, 'requires_action')
      break
    case 'declined':
      fail(world, intent, {
        code: 'card_declined',
        declineCode: 'generic_decline',
        message: 'Your card was declined.',
        paymentMethod: method.id,
      })
      break
    case 'insufficientFunds':
      fail(world, intent, {
        code: 'card_declined',
        declineCode: 'insufficient_funds',
        message: 'Your card has insufficient funds.',
        paymentMethod: method.id,
      })
      break
    case 'works':
    case 'declinedLater':
    case 'disputed':
      succeed(world, intent, method)
  }
}

/** The person has answered the question of the bank, or closed it. */
export const answerSetupQuestion = (world: World, intent: SetupIntentRow, isConfirmed: boolean): void => {
  const method = world.state.paymentMethods[intent.paymentMethod ?? '']
  if (intent.status !== 'requires_action' || !method) return
  if (isConfirmed) succeed(world, intent, method)
  else
    fail(world, intent, {
      code: 'setup_intent_authentication_failure',
      declineCode: null,
      message: authenticationFailed,
      paymentMethod: method.id,
    })
}

const succeed = (world: World, intent: SetupIntentRow, method: PaymentMethodRow): void => {
  intent.status = 'succeeded'
  method.isAuthenticated = true
  if (intent.customer !== null && method.customer === null) {
    method.customer = intent.customer
    world.emit('payment_method.attached', showPaymentMethod(method))
  }
  emitIntent(world, intent, 'succeeded')
}

const fail = (world: World, intent: SetupIntentRow, problem: IntentProblem): void => {
  intent.status = 'requires_payment_method'
  intent.problem = problem
  intent.paymentMethod = null
  emitIntent(world, intent, 'setup_failed')
}

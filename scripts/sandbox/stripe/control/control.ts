import { NotPossible } from '../../people/actor.ts'
import type { StandInMessage } from '../../vendors/standIn.ts'
import { afterPaymentAttempt } from '../billing/invoicing.ts'
import { afterIntervals } from '../billing/periods.ts'
import type { Exchange } from '../http/apiPlugin.ts'
import { rowIn } from '../http/lists.ts'
import { showEvent } from '../objects/event.ts'
import { addCard, cardNamed } from '../payments/cards.ts'
import { answerPaymentQuestion, closeDispute, confirmPayment, openDispute } from '../payments/charging.ts'
import { refundCharge } from '../payments/refunding.ts'
import { answerSetupQuestion, confirmSetup } from '../payments/savingCards.ts'
import type { Deliveries } from '../webhooks/deliveries.ts'
import type { World } from '../world.ts'
import type { CallFault, CallFaults, WebhookTrouble } from './faults.ts'

export type ControlOptions = {
  readonly world: World
  readonly deliveries: Deliveries
  readonly faults: CallFaults
  readonly exchanges: readonly Exchange[]
  readonly catchUp: () => void
  readonly after: () => void
}

const day = 86_400

/** The side of Stripe, of the bank and of the person with the card, for specs and for people who try what happens. */
export const createControl = ({ world, deliveries, faults, exchanges, catchUp, after }: ControlOptions) => {
  const { state } = world
  const acting = <Result>(act: () => Result): Result => {
    catchUp()
    const result = act()
    after()
    return result
  }
  const chargeOf = (payment: string) => {
    const intent = state.paymentIntents[payment]
    return rowIn(state.charges, 'charge', intent?.latestCharge ?? payment)
  }
  const disputeOf = (payment: string): string => {
    const charge = chargeOf(payment)
    const dispute = Object.values(state.disputes).findLast(each => each.charge === charge.id)
    if (!dispute) throw new NotPossible(`The payment ${payment} is not disputed.`)
    return dispute.id
  }

  return {
    /** The time at Stripe, in milliseconds. */
    now: (): number => world.now() * 1_000,
    /** Moves the time at Stripe, and does everything that is due until then. */
    advance: ({
      seconds = 0,
      days = 0,
      months = 0,
    }: {
      seconds?: number
      days?: number
      months?: number
    }): void =>
      acting(() => {
        const from = world.now()
        state.ahead += afterIntervals(from, 'month', months) - from + days * day + seconds
        catchUp()
      }),

    /** A person types a test card into the form, and confirms. 3-D Secure waits for an answer. */
    confirmSetup: (intent: string, card = 'pm_card_visa'): string =>
      acting(() => {
        const row = rowIn(state.setupIntents, 'setupintent', intent)
        confirmSetup(world, row, cardNamed(world, card))
        return row.status
      }),
    confirmPayment: (intent: string, card = 'pm_card_visa'): string =>
      acting(() => {
        const row = rowIn(state.paymentIntents, 'payment_intent', intent)
        if (row.status === 'succeeded' || row.status === 'canceled')
          throw new NotPossible(`The payment ${intent} is ${row.status}.`)
        confirmPayment(world, row, cardNamed(world, card), false)
        afterPaymentAttempt(world, row)
        return row.status
      }),
    /** The person answers 3-D Secure, or closes it. */
    answerThreeDSecure: (intent: string, isConfirmed: boolean): string =>
      acting(() => {
        const setup = state.setupIntents[intent]
        if (setup) {
          answerSetupQuestion(world, setup, isConfirmed)
          return setup.status
        }
        const payment = rowIn(state.paymentIntents, 'payment_intent', intent)
        answerPaymentQuestion(world, payment, isConfirmed)
        afterPaymentAttempt(world, payment)
        return payment.status
      }),
    addCard: (card: Parameters<typeof addCard>[1]) => acting(() => addCard(world, card)),
    /** The card of a customer stops working, or works again. */
    setCardBehaviour: (method: string, behaviour: 'works' | 'declinedLater' | 'insufficientFunds'): void =>
      acting(() => {
        rowIn(state.paymentMethods, 'PaymentMethod', method).behaviour = behaviour
      }),

    /** Gives money back at Stripe's own pages. Takes a payment or its charge. */
    refund: (payment: string, amount?: number): string =>
      acting(() => refundCharge(world, chargeOf(payment), { amount }).id),
    dispute: (payment: string, reason?: string): string =>
      acting(() => openDispute(world, chargeOf(payment), reason).id),
    closeDispute: (payment: string, status: 'won' | 'lost'): void =>
      acting(() => closeDispute(world, disputeOf(payment), status)),

    /** The next call that fits goes wrong. */
    plan: (fault: CallFault): void => faults.plan(fault),
    clearFaults: (): void => faults.clear(),
    webhooks: (trouble: WebhookTrouble): void => deliveries.setTrouble(trouble),
    releaseWebhooks: (order?: 'same' | 'reversed'): void => deliveries.release(order),
    repeatWebhook: (event: string): void => deliveries.repeat(event),
    /** Ends when every event has been sent once. */
    webhooksSent: (): Promise<void> => deliveries.settled(),
    /** The signed events that no one has taken: for specs that post them themselves. */
    takeWebhooks: (): readonly StandInMessage[] => deliveries.take(),
    /** A signed message about an event that happened. */
    messageOf: (event: string): StandInMessage => deliveries.messageOf(rowIn(state.events, 'event', event)),

    /** Every event, the first one first. */
    events: () => Object.values(state.events).map(event => showEvent(event)),
    /** The latest calls of the API, the last one last. */
    exchanges: (): readonly Exchange[] => [...exchanges],
    state: () => state,
  }
}
export type StripeControl = ReturnType<typeof createControl>

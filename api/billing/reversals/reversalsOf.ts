import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { ReversalCause } from '@laurel/ledger/rewards/funds/vocabulary.ts'
import type Stripe from 'stripe'
import { instantOfSeconds } from '../plans/subscriptionRow.ts'

/** A refund or a dispute of a payment. */
export type Reversal = {
  readonly reference: string
  readonly cause: ReversalCause
  readonly cents: number
  readonly at: Instant
  /** Its money came in again: a dispute was won, or a refund failed. */
  readonly isReturned: boolean
}

const listedMax = 100

/** What happened to the money of a payment after it came in, the first one first. */
export const reversalsOf = async (stripe: Stripe, paymentIntent: string): Promise<readonly Reversal[]> => {
  const of = { payment_intent: paymentIntent, limit: listedMax }
  const [refunds, disputes] = await Promise.all([stripe.refunds.list(of), stripe.disputes.list(of)])
  return [...refunds.data.map(refundOf), ...disputes.data.flatMap(disputeOf)].toSorted(
    (one, other) => one.at.localeCompare(other.at) || one.reference.localeCompare(other.reference),
  )
}

const refundOf = ({ id, amount, currency, created, status }: Stripe.Refund): Reversal => ({
  reference: id,
  cause: 'refund',
  cents: inDollars(id, currency, amount),
  at: instantOfSeconds(created),
  isReturned: status === 'failed' || status === 'canceled',
})

/** The money of an inquiry, and of a dispute that was prevented, is not taken. */
const withoutMoney: ReadonlySet<Stripe.Dispute['status']> = new Set([
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
  'prevented',
])

const disputeOf = ({ id, amount, currency, created, status }: Stripe.Dispute): readonly Reversal[] =>
  withoutMoney.has(status)
    ? []
    : [
        {
          reference: id,
          cause: 'dispute',
          cents: inDollars(id, currency, amount),
          at: instantOfSeconds(created),
          isReturned: status === 'won',
        },
      ]

const inDollars = (id: string, currency: string, amount: number): number => {
  if (currency !== 'usd') throw new Error(`The reversal ${id} is in ${currency}, and points are sold in USD.`)
  return amount
}

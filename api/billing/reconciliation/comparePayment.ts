import type { ExceptionSide } from '@laurel/contract/billing/exceptions.ts'
import { reversalOf } from '@laurel/ledger/rewards/funds/paidFor.ts'
import { compareReversals } from './compareReversals.ts'
import type { Compensation } from './compensation.ts'
import type { Difference } from './difference.ts'
import type { ProvidedPayment } from './paymentsOfProvider.ts'
import {
  activeCents,
  correctedCents,
  ownReference,
  type RecordedPayment,
  restIdOf,
} from './recordedPayment.ts'

/** What the ledger and the provider disagree about in one payment; at least one of them knows it. */
export const comparePayment = (
  recorded: RecordedPayment | undefined,
  provided: ProvidedPayment | undefined,
): readonly Difference[] => {
  if (!recorded) return provided ? [missing(provided)] : []
  if (!provided) return correctedCents(recorded) > 0 ? [] : [unknown(recorded)]
  if (provided.currency !== 'usd') return [wrongCurrency(provided)]
  if (provided.teamId !== recorded.teamId) return [wrongTeam(recorded, provided)]
  const amounts = compareAmounts(recorded, provided)
  return amounts.length > 0 ? amounts : compareReversals(recorded, provided)
}

type Payment = RecordedPayment | ProvidedPayment

const about = ({ teamId, paymentReference: reference, at }: Payment) => ({
  teamId,
  partner: 'stripe',
  subject: reference,
  reference,
  at,
})

const saidOf = ({ cents, currency }: ProvidedPayment): ExceptionSide => ({ cents, currency, status: null })

const missing = (provided: ProvidedPayment): Difference =>
  provided.currency === 'usd'
    ? {
        ...about(provided),
        kind: 'payment.missing',
        cents: provided.cents,
        said: saidOf(provided),
        problem: 'The payment succeeded, and the books do not have it.',
        compensation: recording(provided),
      }
    : wrongCurrency(provided)

const recording = ({ purpose, cents: points, paymentReference }: ProvidedPayment): Compensation => {
  if (purpose.kind === 'topUp')
    return { type: 'topUpFund', data: { topUpId: purpose.topUpId, points, paymentReference } }
  const { statementId, month } = purpose
  return { type: 'settlePostpay', data: { statementId, month, points, paymentReference } }
}

const unknown = (recorded: RecordedPayment): Difference => ({
  ...about(recorded),
  kind: 'payment.unknown',
  cents: -recorded.cents,
  said: null,
  problem: 'The books have this payment, and the provider has none that succeeded.',
  compensation: takingBack(recorded, recorded.cents - activeCents(recorded.reversals)),
})

const takingBack = ({ purpose, paymentReference }: RecordedPayment, points: number): Compensation | null =>
  points > 0
    ? reversalOf(purpose, { points, cause: 'refund', reference: ownReference(paymentReference) })
    : null

const wrongCurrency = (provided: ProvidedPayment): Difference => ({
  ...about(provided),
  kind: 'payment.currency',
  cents: 0,
  said: saidOf(provided),
  problem: `The payment is ${provided.cents} minor units of ${provided.currency}, and points are sold in USD.`,
  compensation: null,
})

const wrongTeam = (recorded: RecordedPayment, provided: ProvidedPayment): Difference => ({
  ...about(recorded),
  kind: 'payment.team',
  cents: -recorded.cents,
  said: saidOf(provided),
  problem: `The payment is one of the customer of team ${provided.teamId}.`,
  compensation: null,
})

const compareAmounts = (recorded: RecordedPayment, provided: ProvidedPayment): readonly Difference[] => {
  const corrected = correctedCents(recorded)
  const cents = provided.cents - (recorded.cents - corrected)
  if (cents === 0) return []
  return [
    {
      ...about(recorded),
      kind: 'payment.amount',
      cents,
      said: saidOf(provided),
      problem: `The provider received ${provided.cents} cents, and the books have ${recorded.cents - corrected}.`,
      compensation: cents < 0 ? takingBack(recorded, -cents) : adding(recorded, cents),
    },
  ]
}

const adding = (recorded: RecordedPayment, points: number): Compensation | null =>
  recorded.purpose.kind === 'topUp' && recorded.restCents === 0
    ? {
        type: 'topUpFund',
        data: {
          topUpId: restIdOf(recorded),
          points,
          paymentReference: ownReference(recorded.paymentReference),
        },
      }
    : null

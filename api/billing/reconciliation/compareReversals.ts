import type { Compensation } from './compensation.ts'
import type { Difference } from './difference.ts'
import type { ProvidedPayment, ProvidedReversal } from './paymentsOfProvider.ts'
import { leftOf, ownReference, type RecordedPayment, type RecordedReversal } from './recordedPayment.ts'

/** What the ledger and the provider disagree about in the refunds and disputes of a payment that both know. */
export const compareReversals = (
  recorded: RecordedPayment,
  provided: ProvidedPayment,
): readonly Difference[] => {
  const known = new Map(recorded.reversals.map(reversal => [reversal.reference, reversal]))
  const listed = new Set(
    [provided.paymentReference, ...provided.reversals.map(({ reference }) => reference)].flatMap(
      reference => [reference, ownReference(reference)],
    ),
  )
  /** A reversal that was reinstated by mistake is taken back under a reference of our own. */
  const recordedOf = (reference: string) => known.get(ownReference(reference)) ?? known.get(reference)
  let left = leftOf(recorded)
  const differences = provided.reversals.flatMap((reversal): readonly Difference[] => {
    const difference = compareReversal(recorded, recordedOf(reversal.reference), reversal, left)
    if (difference?.compensation?.type === 'reverseTopUp') left -= difference.compensation.data.points
    return difference ? [difference] : []
  })
  const unlisted = recorded.reversals.filter(
    ({ reference, isReinstated }) => !isReinstated && !listed.has(reference),
  )
  return [...differences, ...unlisted.map(reversal => unknown(recorded, reversal))]
}

const compareReversal = (
  payment: RecordedPayment,
  recorded: RecordedReversal | undefined,
  provided: ProvidedReversal,
  left: number,
): Difference | undefined => {
  const { reference, cents, currency } = provided
  const { teamId, at, paymentReference: subject } = payment
  const about = { teamId, partner: 'stripe', subject, reference, at }
  const isReversed = recorded !== undefined && !recorded.isReinstated
  if (isReversed === !provided.isReturned)
    return isReversed ? compareSizes(payment, recorded, provided, left) : undefined
  if (currency !== 'usd')
    return {
      ...about,
      kind: 'reversal.currency',
      cents: 0,
      problem: `It is ${cents} minor units of ${currency}. Find out what it is in USD.`,
      compensation: null,
    }
  if (isReversed)
    return {
      ...about,
      kind: 'reversal.returned',
      cents: recorded.cents,
      problem: 'Its money came in again, and the points are still taken back.',
      compensation: reinstating(payment, recorded.reference),
    }
  if (payment.purpose.kind === 'statement')
    return {
      ...about,
      kind: 'reversal.statement',
      cents: -cents,
      problem: 'The payment of a statement went back. Ask the team to pay it again.',
      compensation: null,
    }
  // Refunds and disputes of one payment can sum to more than it: the books take back what is left.
  const points = Math.min(cents, left)
  if (points <= 0) return undefined
  return {
    ...about,
    kind: 'reversal.missing',
    cents: -points,
    problem: `The money went back by a ${provided.cause}, and the points are not taken back.`,
    compensation: {
      type: 'reverseTopUp',
      data: {
        topUpId: payment.purpose.topUpId,
        points,
        cause: provided.cause,
        reference: recorded ? ownReference(reference) : reference,
      },
    },
  }
}

const compareSizes = (
  { teamId, at, paymentReference: subject }: RecordedPayment,
  recorded: RecordedReversal,
  { reference, cents }: ProvidedReversal,
  left: number,
): Difference | undefined => {
  const isBounded = recorded.cents < cents && left === 0
  if (recorded.cents === cents || isBounded) return undefined
  return {
    teamId,
    partner: 'stripe',
    subject,
    reference,
    at,
    kind: 'reversal.amount',
    cents: recorded.cents - cents,
    problem: `The provider gave ${cents} cents back, and the books have ${recorded.cents}.`,
    compensation: null,
  }
}

const unknown = (payment: RecordedPayment, { reference, cents }: RecordedReversal): Difference => ({
  teamId: payment.teamId,
  partner: 'stripe',
  subject: payment.paymentReference,
  reference,
  at: payment.at,
  kind: 'reversal.unknown',
  cents,
  problem: 'The books took the points back, and the provider has no such refund or dispute.',
  compensation: reinstating(payment, reference),
})

const reinstating = ({ purpose }: RecordedPayment, reference: string): Compensation | null =>
  purpose.kind === 'topUp' ? { type: 'reinstateTopUp', data: { topUpId: purpose.topUpId, reference } } : null

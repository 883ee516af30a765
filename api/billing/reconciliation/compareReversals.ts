import { type PaidFor, reinstatementOf, reversalOf } from '@laurel/ledger/rewards/funds/paidFor.ts'
import type { Compensation } from './compensation.ts'
import type { Difference } from './difference.ts'
import type { ProvidedPayment, ProvidedReversal } from './paymentsOfProvider.ts'
import {
  activeCents,
  ownReference,
  type RecordedPayment,
  type RecordedReversal,
  restIdOf,
} from './recordedPayment.ts'

/**
 * What the ledger and the provider disagree about in the refunds and disputes of a payment whose amount both agree about.
 * A compensation can need a second one: the points of a payment can be in two top-ups.
 */
export const compareReversals = (
  recorded: RecordedPayment,
  provided: ProvidedPayment,
): readonly Difference[] => {
  const left = createLeft(recorded)
  const listed = new Set(
    [provided.paymentReference, ...provided.reversals.map(({ reference }) => reference)].flatMap(
      reference => [reference, ownReference(reference)],
    ),
  )
  const differences = provided.reversals.flatMap(reversal => {
    const parts = recorded.reversals.filter(
      ({ reference }) => reference === reversal.reference || reference === ownReference(reversal.reference),
    )
    return reversal.isReturned
      ? compareReturned(recorded, reversal, parts)
      : compareReversed(recorded, reversal, parts, left)
  })
  const unlisted = recorded.reversals.filter(
    ({ reference, isReinstated }) => !isReinstated && !listed.has(reference),
  )
  return [...differences, ...unlisted.map(reversal => unlistedOf(recorded, reversal))]
}

/** What reversals left of the top-up of a payment, and of the rest that came later. */
const createLeft = ({ cents, restCents, reversals }: RecordedPayment) => {
  const left = {
    main: cents - restCents - activeCents(reversals.filter(({ isOfRest }) => !isOfRest)),
    rest: restCents - activeCents(reversals.filter(({ isOfRest }) => isOfRest)),
  }
  return {
    all: () => left.main + left.rest,
    /** Takes up to so many points from one of them. */
    take: (wanted: number) => {
      const from = left.main > 0 ? ('main' as const) : ('rest' as const)
      const points = Math.min(wanted, left[from])
      left[from] -= points
      return { from, points }
    },
  }
}

const about = (
  { teamId, at, paymentReference: subject }: RecordedPayment,
  { reference }: { readonly reference: string },
) => ({ teamId, partner: 'stripe', subject, reference, at })

const saidOf = ({ cents, currency }: ProvidedReversal) => ({ cents: -cents, currency, status: null })

const compareReturned = (
  payment: RecordedPayment,
  reversal: ProvidedReversal,
  parts: readonly RecordedReversal[],
): readonly Difference[] =>
  parts
    .filter(({ isReinstated }) => !isReinstated)
    .map(part => ({
      ...about(payment, part),
      kind: 'reversal.returned' as const,
      cents: part.cents,
      said: { ...saidOf(reversal), status: 'returned' as const },
      problem: `The money of ${reversal.reference} came in again, and the points are still taken back.`,
      compensation: reinstating(payment, part),
    }))

const compareReversed = (
  payment: RecordedPayment,
  reversal: ProvidedReversal,
  parts: readonly RecordedReversal[],
  left: ReturnType<typeof createLeft>,
): readonly Difference[] => {
  const { reference, cause, cents, currency } = reversal
  const ours = activeCents(parts)
  // A person who recorded one of another currency found out what it is in USD.
  if (currency !== 'usd') return ours > 0 ? [] : [ofCurrency(payment, reversal)]
  // Refunds and disputes of one payment can sum to more than it: the books take back what is left.
  const missing = Math.min(cents - ours, left.all())
  if (missing === 0) return []
  const difference = {
    ...about(payment, { reference }),
    cents: -missing,
    said: saidOf(reversal),
    compensation: null,
  }
  const free = [reference, ownReference(reference)].find(name => parts.every(part => part.reference !== name))
  if (missing < 0 || free === undefined)
    return [{ ...difference, kind: 'reversal.amount', problem: problems.amount(cents, ours) }]
  const { from, points } = left.take(missing)
  return [
    {
      ...difference,
      kind: ours > 0 ? 'reversal.amount' : 'reversal.missing',
      problem: ours > 0 ? problems.amount(cents, ours) : problems.missing(cause),
      compensation: reversalOf(paidFor(payment, from === 'rest'), { points, cause, reference: free }),
    },
  ]
}

const problems = {
  amount: (cents: number, ours: number) =>
    `The provider gave ${cents} cents back, and the books have ${ours}.`,
  missing: (cause: string) => `The money went back by a ${cause}, and the points are not taken back.`,
} as const

const ofCurrency = (payment: RecordedPayment, reversal: ProvidedReversal): Difference => ({
  ...about(payment, reversal),
  kind: 'reversal.currency',
  cents: 0,
  said: saidOf(reversal),
  problem: `It is ${reversal.cents} minor units of ${reversal.currency}. Find out what it is in USD.`,
  compensation: null,
})

const unlistedOf = (payment: RecordedPayment, reversal: RecordedReversal): Difference => ({
  ...about(payment, reversal),
  kind: 'reversal.unknown',
  cents: reversal.cents,
  said: null,
  problem: 'The books took the points back, and the provider has no such refund or dispute.',
  compensation: reinstating(payment, reversal),
})

const reinstating = (payment: RecordedPayment, { reference, isOfRest }: RecordedReversal): Compensation =>
  reinstatementOf(paidFor(payment, isOfRest), reference)

/** A rest that was added later is a top-up of its own. */
const paidFor = (payment: RecordedPayment, isOfRest: boolean): PaidFor =>
  isOfRest ? { topUpId: restIdOf(payment) } : payment.purpose

import { randomUUID } from 'node:crypto'
import type { LedgerRejection } from '@laurel/ledger/handling/commands.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { type PaidFor, reinstatementOf, reversalOf } from '@laurel/ledger/rewards/funds/paidFor.ts'
import type { Reversal } from './reversalsOf.ts'

type Dependencies = { readonly ledger: Pick<Ledger, 'handle'>; readonly clock: () => Instant }

/** A payment that is in the books. */
type Paid = { readonly teamId: TeamId; readonly paymentReference: string; readonly paidFor: PaidFor }

/**
 * Takes the points of refunds and disputes back, and gives those back whose money came in again. Each is recorded once,
 * in the order in which they began at Stripe, so that the order of the events does not matter.
 */
export const recordReversals = async (
  dependencies: Dependencies,
  paid: Paid,
  reversals: readonly Reversal[],
): Promise<void> => {
  for (const reversal of reversals) {
    const isReversed = await reverse(dependencies, paid, reversal)
    if (isReversed && reversal.isReturned) await reinstate(dependencies, paid, reversal)
  }
}

/** Answers whether the reversal is in the books. What the reversals before it left of the payment bounds it. */
const reverse = async (
  dependencies: Dependencies,
  { teamId, paymentReference, paidFor }: Paid,
  { reference, cause, cents, at }: Reversal,
): Promise<boolean> => {
  const record = (points: number) =>
    dependencies.ledger.handle({
      ...envelope(dependencies, teamId, at),
      ...reversalOf(paidFor, { points, cause, reference }),
    })
  const outcome = await record(cents)
  if (outcome.kind === 'accepted') return true
  const { rejection } = outcome
  // It was bounded when it was recorded.
  if (
    rejection.code === 'REVERSAL_CONFLICT' &&
    rejection.paymentReference === paymentReference &&
    rejection.points < cents
  )
    return true
  if (rejection.code !== 'REVERSAL_TOO_LARGE') throw refused(reference, rejection)
  if (rejection.reversible < 1) return false
  const bounded = await record(rejection.reversible)
  if (bounded.kind === 'rejected') throw refused(reference, bounded.rejection)
  return true
}

const reinstate = async (
  dependencies: Dependencies,
  { teamId, paidFor }: Paid,
  { reference }: Reversal,
): Promise<void> => {
  // Stripe does not say when.
  const at = dependencies.clock()
  const outcome = await dependencies.ledger.handle({
    ...envelope(dependencies, teamId, at),
    ...reinstatementOf(paidFor, reference),
  })
  if (outcome.kind === 'rejected') throw refused(reference, outcome.rejection)
}

const envelope = ({ clock }: Dependencies, teamId: TeamId, at: Instant) => {
  const now = clock()
  return {
    id: randomUUID(),
    teamId,
    actor: { kind: 'system' as const, id: 'billing' },
    occurredAt: at < now ? at : now,
  }
}

const refused = (reference: string, { code }: LedgerRejection): Error =>
  new Error(`The reversal ${reference} was not recorded: ${code}.`)

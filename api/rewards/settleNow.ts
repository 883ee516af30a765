import type { LedgerRejection } from '@laurel/ledger/handling/commands.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import type { RecordedEvent } from '@laurel/ledger/log/port.ts'
import type { Settled } from '@laurel/ledger/processes/settle.ts'

export type RedemptionDependencies = {
  readonly ledger: Pick<Ledger, 'handle'>
  readonly settle: (events: readonly RecordedEvent[]) => Promise<Settled>
}

export type RedemptionOutcome =
  | { readonly kind: 'accepted'; readonly position: number; readonly isRepeated: boolean }
  | { readonly kind: 'rejected'; readonly rejection: LedgerRejection }

/** Runs the reactions to an accepted move of a redemption at once, so that the position includes the refund. */
export const settleNow = async (
  { settle }: Pick<RedemptionDependencies, 'settle'>,
  outcome: Outcome,
): Promise<RedemptionOutcome> => {
  if (outcome.kind === 'rejected') return outcome
  const { position } = await settle(outcome.events)
  return { kind: 'accepted', position, isRepeated: outcome.isRepeated }
}

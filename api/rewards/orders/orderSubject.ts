import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { RedemptionId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { RecordedEvent } from '@laurel/ledger/log/port.ts'
import type { Settled } from '@laurel/ledger/processes/settle.ts'
import type { VendorName } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import { vendorText } from './vendorText.ts'

export type OrderDependencies = {
  readonly ledger: Ledger
  readonly settle: (events: readonly RecordedEvent[]) => Promise<Settled>
  readonly clock: () => Instant
}

export type OrderSubject = { readonly teamId: TeamId; readonly redemptionId: RedemptionId }

/** The envelope of a command that follows from what a vendor said. The same purpose is the same command. */
export const byVendor = (
  { teamId, redemptionId }: OrderSubject,
  vendor: VendorName,
  occurredAt: Instant,
  ...purpose: readonly string[]
) => ({
  id: derivedId('order', redemptionId, ...purpose),
  teamId,
  actor: { kind: 'system', id: vendor } as const,
  occurredAt,
})

/** A reason as events hold it. */
export const reasonOf = (problem: string): string => vendorText(problem, 500) || 'No reason was given.'

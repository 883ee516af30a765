import type { ExceptionSide } from '@laurel/contract/billing/exceptions.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { ExceptionKind } from '@laurel/ledger/reconciliation/vocabulary.ts'
import type { Compensation } from './compensation.ts'

/** Something that the books and a partner disagree about. */
export type Difference = {
  readonly kind: ExceptionKind
  readonly teamId: TeamId
  /** `stripe`, or the name of a vendor. */
  readonly partner: string
  /** The payment or the order that was compared. */
  readonly subject: string
  /** The partner's id of what differs: the payment or the order itself, or a refund or a dispute. */
  readonly reference: string
  /** What the partner has more than the books, in cents; negative where it has less. */
  readonly cents: number
  readonly at: Instant
  /** What the partner says about it; null where it does not know it. */
  readonly said: ExceptionSide | null
  /** What differs, in words for operators. */
  readonly problem: string
  /** Null where a person has to find out first. */
  readonly compensation: Compensation | null
}

/** The same difference of the same amount is the same exception, whatever run finds it. */
export const exceptionIdOf = ({
  kind,
  teamId,
  partner,
  reference,
  cents,
}: Pick<Difference, 'kind' | 'teamId' | 'partner' | 'reference' | 'cents'>): string =>
  derivedId('exception', kind, teamId, partner, reference, String(cents))

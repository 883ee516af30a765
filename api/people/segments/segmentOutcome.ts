import type { LedgerRejection } from '@laurel/ledger/handling/commands.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { SegmentId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'

export type SegmentDependencies = { readonly ledger: Ledger; readonly database: Queryable }

/** A segment by conditions has none, or a new condition names a field that the workspace does not have. */
export type SegmentProblem = 'CONDITIONS_REQUIRED' | 'FIELD_UNKNOWN'

export type SegmentOutcome =
  | {
      readonly kind: 'accepted'
      readonly segmentId: SegmentId
      readonly position: number
      readonly isRepeated: boolean
    }
  | { readonly kind: 'rejected'; readonly rejection: LedgerRejection }
  | { readonly kind: 'problem'; readonly problem: SegmentProblem }

export const segmentUnknown: SegmentOutcome = { kind: 'rejected', rejection: { code: 'SEGMENT_UNKNOWN' } }
export const someoneUnknown: SegmentOutcome = { kind: 'rejected', rejection: { code: 'MEMBER_UNKNOWN' } }

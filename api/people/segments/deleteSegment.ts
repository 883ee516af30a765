import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import type { SegmentId } from '@laurel/ledger/kernel/ids.ts'
import type { Intent } from '../../access/intent.ts'

/** Deletes a segment. Rejects with SEGMENT_UNKNOWN. */
export const deleteSegment = (
  { ledger }: { readonly ledger: Pick<Ledger, 'handle'> },
  intent: Intent,
  segmentId: SegmentId,
): Promise<Outcome> => ledger.handle({ ...intent, type: 'deleteSegment', data: { segmentId } })

import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import type { DeclineAdjustment } from '@laurel/ledger/members/points/declineAdjustment.ts'
import type { Intent } from '../access/intent.ts'

/** Closes a proposed adjustment without moving points. Rejects with MEMBER_UNKNOWN and ADJUSTMENT_NOT_OPEN. */
export const declineAdjustment = (
  { ledger }: { readonly ledger: Pick<Ledger, 'handle'> },
  intent: Intent,
  data: DeclineAdjustment['data'],
): Promise<Outcome> => ledger.handle({ ...intent, type: 'declineAdjustment', data })

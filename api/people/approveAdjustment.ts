import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import type { ApproveAdjustment } from '@laurel/ledger/members/points/approveAdjustment.ts'
import type { Intent } from '../access/intent.ts'

/**
 * Moves the points of a proposed adjustment. Rejects with MEMBER_UNKNOWN, ADJUSTMENT_NOT_OPEN, OWN_ADJUSTMENT and
 * BALANCE_TOO_LOW.
 */
export const approveAdjustment = (
  { ledger }: { readonly ledger: Pick<Ledger, 'handle'> },
  intent: Intent,
  data: ApproveAdjustment['data'],
): Promise<Outcome> => ledger.handle({ ...intent, type: 'approveAdjustment', data })

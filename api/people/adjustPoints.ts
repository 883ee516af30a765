import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import type { AdjustPoints } from '@laurel/ledger/members/points/adjustPoints.ts'
import type { Intent } from '../access/intent.ts'

/**
 * Corrects a balance of a member and records the reason. Rejects with MEMBER_UNKNOWN, REASON_REQUIRED,
 * NOTHING_TO_ADJUST and BALANCE_TOO_LOW.
 */
export const adjustPoints = (
  { ledger }: { readonly ledger: Pick<Ledger, 'handle'> },
  intent: Intent,
  data: AdjustPoints['data'],
): Promise<Outcome> => ledger.handle({ ...intent, type: 'adjustPoints', data })

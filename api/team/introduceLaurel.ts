import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import type { IntroduceLaurel } from '@laurel/ledger/teams/introduceLaurel.ts'
import type { Intent } from '../access/intent.ts'

/**
 * Sends every member a direct message that introduces Laurel; a new intent sends it again. Rejects with TEAM_UNKNOWN.
 */
export const introduceLaurel = (
  { ledger }: { readonly ledger: Pick<Ledger, 'handle'> },
  intent: Intent,
  data: IntroduceLaurel['data'],
): Promise<Outcome> => ledger.handle({ ...intent, type: 'introduceLaurel', data })

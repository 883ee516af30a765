import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import type { SetFourEyes } from '@laurel/ledger/teams/setFourEyes.ts'
import type { Intent } from '../access/intent.ts'

/** Sets the limits above which a second administrator has to approve. Rejects with TEAM_UNKNOWN. */
export const setFourEyes = (
  { ledger }: { readonly ledger: Pick<Ledger, 'handle'> },
  intent: Intent,
  data: SetFourEyes['data'],
): Promise<Outcome> => ledger.handle({ ...intent, type: 'setFourEyes', data })

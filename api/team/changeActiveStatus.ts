import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import type { Intent } from '../access/intent.ts'

/** Activates or deactivates the team. Rejects with TEAM_UNKNOWN. */
export const changeActiveStatus = (
  { ledger }: { readonly ledger: Pick<Ledger, 'handle'> },
  intent: Intent,
  isActive: boolean,
): Promise<Outcome> =>
  ledger.handle({ ...intent, type: isActive ? 'reactivateTeam' : 'deactivateTeam', data: {} })

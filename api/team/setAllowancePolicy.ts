import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import type { SetAllowancePolicy } from '@laurel/ledger/teams/setAllowancePolicy.ts'
import type { Intent } from '../access/intent.ts'

/** Sets the allowances of a period, from each member's next reset on. Rejects with TEAM_UNKNOWN. */
export const setAllowancePolicy = (
  { ledger }: { readonly ledger: Pick<Ledger, 'handle'> },
  intent: Intent,
  data: SetAllowancePolicy['data'],
): Promise<Outcome> => ledger.handle({ ...intent, type: 'setAllowancePolicy', data })

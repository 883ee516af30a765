import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import type { SetChartOfAccounts } from '@laurel/ledger/teams/setChartOfAccounts.ts'
import type { Intent } from '../access/intent.ts'

/** Sets where the accounts of the ledger go in the books of the company. Rejects with TEAM_UNKNOWN. */
export const setChartOfAccounts = (
  { ledger }: { readonly ledger: Pick<Ledger, 'handle'> },
  intent: Intent,
  data: SetChartOfAccounts['data'],
): Promise<Outcome> => ledger.handle({ ...intent, type: 'setChartOfAccounts', data })

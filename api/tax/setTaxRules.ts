import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import type { SetTaxRules } from '@laurel/ledger/teams/setTaxRules.ts'
import type { Intent } from '../access/intent.ts'

/** Sets what the company taxes. Rejects with TEAM_UNKNOWN. */
export const setTaxRules = (
  { ledger }: { readonly ledger: Pick<Ledger, 'handle'> },
  intent: Intent,
  data: SetTaxRules['data'],
): Promise<Outcome> => ledger.handle({ ...intent, type: 'setTaxRules', data })

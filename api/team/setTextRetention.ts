import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import type { SetTextRetention } from '@laurel/ledger/teams/setTextRetention.ts'
import type { Intent } from '../access/intent.ts'

/** Sets for how long free text is kept; `eraseOldTexts` erases what is older. Rejects with TEAM_UNKNOWN. */
export const setTextRetention = (
  { ledger }: { readonly ledger: Pick<Ledger, 'handle'> },
  intent: Intent,
  data: SetTextRetention['data'],
): Promise<Outcome> => ledger.handle({ ...intent, type: 'setTextRetention', data })

import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import type { SetPointsExpiry } from '@laurel/ledger/teams/setPointsExpiry.ts'
import type { Intent } from '../access/intent.ts'

/** Sets for how long points can be redeemed; `expireDuePoints` takes what is older. Rejects with TEAM_UNKNOWN. */
export const setPointsExpiry = (
  { ledger }: { readonly ledger: Pick<Ledger, 'handle'> },
  intent: Intent,
  data: SetPointsExpiry['data'],
): Promise<Outcome> => ledger.handle({ ...intent, type: 'setPointsExpiry', data })

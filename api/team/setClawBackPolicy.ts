import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import type { SetClawBackPolicy } from '@laurel/ledger/teams/setClawBackPolicy.ts'
import type { Intent } from '../access/intent.ts'

/** Sets who bears the points of a recalled shoutout that were already spent. Rejects with TEAM_UNKNOWN. */
export const setClawBackPolicy = (
  { ledger }: { readonly ledger: Pick<Ledger, 'handle'> },
  intent: Intent,
  data: SetClawBackPolicy['data'],
): Promise<Outcome> => ledger.handle({ ...intent, type: 'setClawBackPolicy', data })

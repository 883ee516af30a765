import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import type { SetTeamLocale } from '@laurel/ledger/teams/setTeamLocale.ts'
import type { Intent } from '../access/intent.ts'

/** Sets the language of messages to channels. Rejects with TEAM_UNKNOWN. */
export const setTeamLocale = (
  { ledger }: { readonly ledger: Pick<Ledger, 'handle'> },
  intent: Intent,
  data: SetTeamLocale['data'],
): Promise<Outcome> => ledger.handle({ ...intent, type: 'setTeamLocale', data })

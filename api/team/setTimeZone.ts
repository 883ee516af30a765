import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import type { SetTimeZone } from '@laurel/ledger/teams/setTimeZone.ts'
import type { Intent } from '../access/intent.ts'

/** Sets the zone in which the days of the team begin. Rejects with TEAM_UNKNOWN and TIME_ZONE_UNKNOWN. */
export const setTimeZone = (
  { ledger }: { readonly ledger: Pick<Ledger, 'handle'> },
  intent: Intent,
  data: SetTimeZone['data'],
): Promise<Outcome> => ledger.handle({ ...intent, type: 'setTimeZone', data })

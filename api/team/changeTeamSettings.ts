import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import type { ChangeTeamSettings } from '@laurel/ledger/teams/changeTeamSettings.ts'
import type { Intent } from '../access/intent.ts'

/** Changes settings of the team; a setting that is not named stays. Rejects with TEAM_UNKNOWN. */
export const changeTeamSettings = (
  { ledger }: { readonly ledger: Pick<Ledger, 'handle'> },
  intent: Intent,
  data: ChangeTeamSettings['data'],
): Promise<Outcome> => ledger.handle({ ...intent, type: 'changeTeamSettings', data })

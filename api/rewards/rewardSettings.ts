import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import type { SetRewardCatalogs } from '@laurel/ledger/teams/setRewardCatalogs.ts'
import type { SetRewardNotices } from '@laurel/ledger/teams/setRewardNotices.ts'
import type { SetRewardPolicy } from '@laurel/ledger/teams/setRewardPolicy.ts'
import type { Intent } from '../access/intent.ts'

type SettingDependencies = { readonly ledger: Pick<Ledger, 'handle'> }

/** Turns catalogs of rewards on and off. Rejects with TEAM_UNKNOWN. */
export const setRewardCatalogs = (
  { ledger }: SettingDependencies,
  intent: Intent,
  data: SetRewardCatalogs['data'],
): Promise<Outcome> => ledger.handle({ ...intent, type: 'setRewardCatalogs', data })

/** Chooses who is notified of redemptions that the team fulfils itself. Rejects with TEAM_UNKNOWN. */
export const setRewardNotices = (
  { ledger }: SettingDependencies,
  intent: Intent,
  data: SetRewardNotices['data'],
): Promise<Outcome> => ledger.handle({ ...intent, type: 'setRewardNotices', data })

/** Limits what members redeem in a day, and sets what is reviewed first. Rejects with TEAM_UNKNOWN. */
export const setRewardPolicy = (
  { ledger }: SettingDependencies,
  intent: Intent,
  data: SetRewardPolicy['data'],
): Promise<Outcome> => ledger.handle({ ...intent, type: 'setRewardPolicy', data })

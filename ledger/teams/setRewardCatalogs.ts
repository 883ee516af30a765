import { accept, type Command, type Decision, reject } from '../kernel/decider.ts'
import { jsonEquals } from '../kernel/jsonEquals.ts'
import type { TeamEvent } from './events.ts'
import type { TeamUnknown } from './setAllowancePolicy.ts'
import type { TeamState } from './state.ts'
import { RewardCatalog } from './vocabulary.ts'

/** Sets which catalogs of rewards members see. Their order has no meaning. */
export type SetRewardCatalogs = Command<'setRewardCatalogs', { readonly catalogs: readonly RewardCatalog[] }>

export const setRewardCatalogs = (
  state: TeamState,
  { data }: SetRewardCatalogs,
): Decision<TeamEvent, TeamUnknown> => {
  if (state.kind === 'unknown') return reject({ code: 'TEAM_UNKNOWN' })
  const catalogs = RewardCatalog.options.filter(catalog => data.catalogs.includes(catalog))
  return jsonEquals(state.rewardCatalogs, catalogs)
    ? accept()
    : accept({ type: 'RewardCatalogsSet', data: { catalogs } })
}

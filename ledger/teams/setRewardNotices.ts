import { accept, type Command, type Decision, reject } from '../kernel/decider.ts'
import type { MemberId } from '../kernel/ids.ts'
import { jsonEquals } from '../kernel/jsonEquals.ts'
import type { TeamEvent } from './events.ts'
import type { TeamUnknown } from './setAllowancePolicy.ts'
import type { TeamState } from './state.ts'

/** Sets which members are notified of redemptions that the team fulfils itself. */
export type SetRewardNotices = Command<'setRewardNotices', { readonly memberIds: readonly MemberId[] }>

export const setRewardNotices = (
  state: TeamState,
  { data }: SetRewardNotices,
): Decision<TeamEvent, TeamUnknown> => {
  if (state.kind === 'unknown') return reject({ code: 'TEAM_UNKNOWN' })
  const memberIds = [...new Set(data.memberIds)]
  return jsonEquals(state.notifiedOfRewards, memberIds)
    ? accept()
    : accept({ type: 'RewardNoticesSet', data: { memberIds } })
}

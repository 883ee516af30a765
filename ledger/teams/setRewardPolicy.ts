import { accept, type Command, type Decision, reject } from '../kernel/decider.ts'
import { jsonEquals } from '../kernel/jsonEquals.ts'
import type { TeamEvent } from './events.ts'
import type { TeamUnknown } from './setAllowancePolicy.ts'
import type { TeamState } from './state.ts'
import type { RewardPolicy } from './vocabulary.ts'

/** Sets what members may redeem in a day, and what is reviewed before its order is placed. */
export type SetRewardPolicy = Command<'setRewardPolicy', RewardPolicy>

export const setRewardPolicy = (
  state: TeamState,
  { data }: SetRewardPolicy,
): Decision<TeamEvent, TeamUnknown> => {
  if (state.kind === 'unknown') return reject({ code: 'TEAM_UNKNOWN' })
  return jsonEquals(state.rewardPolicy, data) ? accept() : accept({ type: 'RewardPolicySet', data })
}

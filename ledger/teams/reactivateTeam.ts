import { accept, type Command, type Decision, reject } from '../kernel/decider.ts'
import type { TeamEvent } from './events.ts'
import type { TeamUnknown } from './setAllowancePolicy.ts'
import type { TeamState } from './state.ts'

/** Activates a deactivated team again, under the plan that it had. */
export type ReactivateTeam = Command<'reactivateTeam', Record<never, never>>

export const reactivateTeam = (
  state: TeamState,
  _command: ReactivateTeam,
): Decision<TeamEvent, TeamUnknown> => {
  if (state.kind === 'unknown') return reject({ code: 'TEAM_UNKNOWN' })
  return state.pausedPlan === null
    ? accept()
    : accept({ type: 'TeamReactivated', data: { plan: state.pausedPlan } })
}

import { accept, type Command, type Decision, reject } from '../kernel/decider.ts'
import type { TeamEvent } from './events.ts'
import type { TeamUnknown } from './setAllowancePolicy.ts'
import type { TeamState } from './state.ts'

/** Stops a team. Points, settings and history stay, and an administrator can activate it again. */
export type DeactivateTeam = Command<'deactivateTeam', Record<never, never>>

export const deactivateTeam = (
  state: TeamState,
  _command: DeactivateTeam,
): Decision<TeamEvent, TeamUnknown> => {
  if (state.kind === 'unknown') return reject({ code: 'TEAM_UNKNOWN' })
  return state.pausedPlan === null ? accept({ type: 'TeamDeactivated', data: {} }) : accept()
}

import { accept, type Command, type Decision, reject } from '../kernel/decider.ts'
import { jsonEquals } from '../kernel/jsonEquals.ts'
import type { AllowancePolicy, TeamEvent } from './events.ts'
import type { TeamState } from './state.ts'

/** Sets the points that members may give per period. It takes effect at each member's next reset. */
export type SetAllowancePolicy = Command<'setAllowancePolicy', AllowancePolicy>

export type TeamUnknown = { readonly code: 'TEAM_UNKNOWN' }

export const setAllowancePolicy = (
  state: TeamState,
  { data }: SetAllowancePolicy,
): Decision<TeamEvent, TeamUnknown> => {
  if (state.kind === 'unknown') return reject({ code: 'TEAM_UNKNOWN' })
  if (jsonEquals(state.allowancePolicy, data)) return accept()
  return accept({ type: 'AllowancePolicySet', data })
}

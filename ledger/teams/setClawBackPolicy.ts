import { accept, type Command, type Decision, reject } from '../kernel/decider.ts'
import type { TeamEvent } from './events.ts'
import type { TeamUnknown } from './setAllowancePolicy.ts'
import type { TeamState } from './state.ts'
import type { ClawBackPolicy } from './vocabulary.ts'

/** Sets who bears recalled points that were spent already. It applies to later recalls. */
export type SetClawBackPolicy = Command<'setClawBackPolicy', { readonly clawBackPolicy: ClawBackPolicy }>

export const setClawBackPolicy = (
  state: TeamState,
  { data }: SetClawBackPolicy,
): Decision<TeamEvent, TeamUnknown> => {
  if (state.kind === 'unknown') return reject({ code: 'TEAM_UNKNOWN' })
  if (state.clawBackPolicy === data.clawBackPolicy) return accept()
  return accept({ type: 'ClawBackPolicySet', data })
}

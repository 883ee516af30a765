import { accept, type Command, type Decision, reject } from '../kernel/decider.ts'
import { jsonEquals } from '../kernel/jsonEquals.ts'
import type { TeamEvent } from './events.ts'
import type { TeamUnknown } from './setAllowancePolicy.ts'
import type { TeamState } from './state.ts'
import type { FourEyes } from './vocabulary.ts'

/** Sets the limits above which adjustments, awards and payouts wait for a second administrator. */
export type SetFourEyes = Command<'setFourEyes', FourEyes>

export const setFourEyes = (state: TeamState, { data }: SetFourEyes): Decision<TeamEvent, TeamUnknown> => {
  if (state.kind === 'unknown') return reject({ code: 'TEAM_UNKNOWN' })
  return jsonEquals(state.fourEyes, data) ? accept() : accept({ type: 'FourEyesSet', data })
}

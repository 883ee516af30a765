import { accept, type Command, type Decision, reject } from '../kernel/decider.ts'
import type { TeamEvent } from './events.ts'
import type { TeamUnknown } from './setAllowancePolicy.ts'
import type { TeamState } from './state.ts'
import type { TextRetention } from './vocabulary.ts'

/** Sets for how many months free text is kept; null keeps it. Texts that are erased do not come back. */
export type SetTextRetention = Command<'setTextRetention', { readonly months: TextRetention }>

export const setTextRetention = (
  state: TeamState,
  { data }: SetTextRetention,
): Decision<TeamEvent, TeamUnknown> => {
  if (state.kind === 'unknown') return reject({ code: 'TEAM_UNKNOWN' })
  if (state.textRetention === data.months) return accept()
  return accept({ type: 'TextRetentionSet', data: { months: data.months } })
}

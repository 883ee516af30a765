import { accept, type Command, type Decision, reject } from '../kernel/decider.ts'
import type { Locale } from '../kernel/locale.ts'
import type { TeamEvent } from './events.ts'
import type { TeamUnknown } from './setAllowancePolicy.ts'
import type { TeamState } from './state.ts'

/** Sets what the readers of channels read, and members of whom nothing else is known. */
export type SetTeamLocale = Command<'setTeamLocale', { readonly locale: Locale }>

export const setTeamLocale = (
  state: TeamState,
  { data: { locale } }: SetTeamLocale,
): Decision<TeamEvent, TeamUnknown> => {
  if (state.kind === 'unknown') return reject({ code: 'TEAM_UNKNOWN' })
  return state.locale === locale ? accept() : accept({ type: 'TeamLocaleSet', data: { locale } })
}

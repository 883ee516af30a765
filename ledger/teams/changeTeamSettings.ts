import { accept, type Command, type Decision, reject } from '../decider/decider.ts'
import { jsonEquals } from '../values/jsonEquals.ts'
import type { TeamEvent } from './events.ts'
import type { TeamUnknown } from './setAllowancePolicy.ts'
import type { TeamSettingsChanges } from './settings.ts'
import type { TeamState } from './state.ts'

/** Changes settings of the team; what is not named stays. */
export type ChangeTeamSettings = Command<'changeTeamSettings', { readonly changes: TeamSettingsChanges }>

export const changeTeamSettings = (
  state: TeamState,
  { data: { changes } }: ChangeTeamSettings,
): Decision<TeamEvent, TeamUnknown> => {
  if (state.kind === 'unknown') return reject({ code: 'TEAM_UNKNOWN' })
  const settings = { ...state.settings, ...changes }
  if (jsonEquals(state.settings, settings)) return accept()
  return accept({ type: 'TeamSettingsChanged', data: { settings } })
}

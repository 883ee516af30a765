import { accept, type Command, type Decision, reject } from '../kernel/decider.ts'
import { jsonEquals } from '../kernel/jsonEquals.ts'
import type { TeamEvent } from './events.ts'
import type { TeamUnknown } from './setAllowancePolicy.ts'
import type { TeamSettings, TeamSettingsChanges } from './settings.ts'
import type { TeamState } from './state.ts'

/** Changes settings of the team; omitted settings stay. */
export type ChangeTeamSettings = Command<
  'changeTeamSettings',
  {
    readonly changes: TeamSettingsChanges
    /** Whether a shoutout has to carry one of the company's values. */
    readonly isValueRequired?: boolean
  }
>

export const changeTeamSettings = (
  state: TeamState,
  { data: { changes, isValueRequired } }: ChangeTeamSettings,
): Decision<TeamEvent, TeamUnknown> => {
  if (state.kind === 'unknown') return reject({ code: 'TEAM_UNKNOWN' })
  const settings = { ...state.settings, ...singularAfter(state.settings, changes), ...changes }
  const isRequired = isValueRequired ?? state.isValueRequired
  const events: TeamEvent[] = []
  if (!jsonEquals(state.settings, settings)) events.push({ type: 'TeamSettingsChanged', data: { settings } })
  if (isRequired !== state.isValueRequired)
    events.push({ type: 'TaggableValuesSet', data: { values: [...state.values], isRequired } })
  return accept(...events)
}

/** The singular belongs to its plural: another plural without one begins with the derived singular. */
const singularAfter = (settings: TeamSettings, { pointsName }: TeamSettingsChanges): TeamSettingsChanges =>
  pointsName === undefined || pointsName === settings.pointsName ? {} : { pointsNameSingular: null }

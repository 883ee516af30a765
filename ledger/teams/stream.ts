import { impossible } from '../kernel/assertNever.ts'
import type { Decider, Decision } from '../kernel/decider.ts'
import { type ChangeTeamSettings, changeTeamSettings } from './changeTeamSettings.ts'
import { type CloseMonth, type CloseMonthRejection, closeMonth } from './closeMonth.ts'
import { type CreateTeam, createTeam, type TeamExists, type TimeZoneUnknown } from './createTeam.ts'
import type { TeamEvent } from './events.ts'
import { type IntroduceLaurel, introduceLaurel } from './introduceLaurel.ts'
import { type MapProfileFields, mapProfileFields, type ProfileFieldUnfit } from './mapProfileFields.ts'
import { type SetAllowancePolicy, setAllowancePolicy, type TeamUnknown } from './setAllowancePolicy.ts'
import { type SetClawBackPolicy, setClawBackPolicy } from './setClawBackPolicy.ts'
import { type DuplicateValue, type SetTaggableValues, setTaggableValues } from './setTaggableValues.ts'
import { evolve, initialState, type TeamState } from './state.ts'
import { type SyncProfileFields, syncProfileFields } from './syncProfileFields.ts'

export type TeamCommand =
  | CreateTeam
  | SetAllowancePolicy
  | SetTaggableValues
  | SetClawBackPolicy
  | ChangeTeamSettings
  | SyncProfileFields
  | MapProfileFields
  | IntroduceLaurel
  | CloseMonth
export type TeamRejection =
  | TeamExists
  | TimeZoneUnknown
  | TeamUnknown
  | DuplicateValue
  | ProfileFieldUnfit
  | CloseMonthRejection

const decide = (state: TeamState, command: TeamCommand): Decision<TeamEvent, TeamRejection> => {
  switch (command.type) {
    case 'createTeam':
      return createTeam(state, command)
    case 'setAllowancePolicy':
      return setAllowancePolicy(state, command)
    case 'setTaggableValues':
      return setTaggableValues(state, command)
    case 'setClawBackPolicy':
      return setClawBackPolicy(state, command)
    case 'changeTeamSettings':
      return changeTeamSettings(state, command)
    case 'syncProfileFields':
      return syncProfileFields(state, command)
    case 'mapProfileFields':
      return mapProfileFields(state, command)
    case 'introduceLaurel':
      return introduceLaurel(state, command)
    case 'closeMonth':
      return closeMonth(state, command)
    default:
      return impossible(command)
  }
}

export const teamDecider: Decider<TeamState, TeamCommand, TeamEvent, TeamRejection> = {
  initialState,
  decide,
  evolve,
}

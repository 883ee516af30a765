import { accept, type Command, type Decision, reject } from '../kernel/decider.ts'
import { jsonEquals } from '../kernel/jsonEquals.ts'
import type { ProfileField } from '../members/profile/vocabulary.ts'
import type { TeamEvent } from './events.ts'
import type { TeamUnknown } from './setAllowancePolicy.ts'
import type { TeamState } from './state.ts'

/** Syncs the profile fields of the team with its chat workspace. A mapping stays, even if its field was deleted. */
export type SyncProfileFields = Command<'syncProfileFields', { readonly fields: readonly ProfileField[] }>

export const syncProfileFields = (
  state: TeamState,
  { data }: SyncProfileFields,
): Decision<TeamEvent, TeamUnknown> => {
  if (state.kind === 'unknown') return reject({ code: 'TEAM_UNKNOWN' })
  if (jsonEquals(state.profileFields, data.fields)) return accept()
  return accept({ type: 'ProfileFieldsSynced', data: { fields: [...data.fields] } })
}

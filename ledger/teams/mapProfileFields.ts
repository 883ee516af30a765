import { accept, type Command, type Decision, reject } from '../kernel/decider.ts'
import { jsonEquals } from '../kernel/jsonEquals.ts'
import { mappedTypes, type ProfileFieldMapping } from '../members/profile/vocabulary.ts'
import type { TeamEvent } from './events.ts'
import type { TeamUnknown } from './setAllowancePolicy.ts'
import type { TeamState } from './state.ts'

/** Says which profile field names the manager, the start date and the birthday of people; null maps none. */
export type MapProfileFields = Command<'mapProfileFields', { readonly mapping: ProfileFieldMapping }>

/** The workspace has no such field, the field holds another kind of value, or it is mapped to another date already. */
export type ProfileFieldUnfit = {
  readonly code: 'PROFILE_FIELD_UNFIT'
  readonly meaning: keyof ProfileFieldMapping
}

const meanings = ['manager', 'startDate', 'birthday'] as const

export const mapProfileFields = (
  state: TeamState,
  { data: { mapping } }: MapProfileFields,
): Decision<TeamEvent, TeamUnknown | ProfileFieldUnfit> => {
  if (state.kind === 'unknown') return reject({ code: 'TEAM_UNKNOWN' })
  const { profileFields, profileFieldMapping } = state
  const unfit = meanings.find(
    meaning =>
      mapping[meaning] !== null &&
      // A field that is gone from the workspace may stay mapped: it can come back.
      mapping[meaning] !== profileFieldMapping[meaning] &&
      !profileFields.some(({ id, type }) => id === mapping[meaning] && type === mappedTypes[meaning]),
  )
  if (unfit !== undefined) return reject({ code: 'PROFILE_FIELD_UNFIT', meaning: unfit })
  // Otherwise the year of a birthday would be shown as the year of joining.
  if (mapping.birthday !== null && mapping.birthday === mapping.startDate)
    return reject({ code: 'PROFILE_FIELD_UNFIT', meaning: 'birthday' })
  if (jsonEquals(profileFieldMapping, mapping)) return accept()
  return accept({ type: 'ProfileFieldsMapped', data: { mapping } })
}

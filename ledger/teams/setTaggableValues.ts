import { accept, type Command, type Decision, reject } from '../kernel/decider.ts'
import { jsonEquals } from '../kernel/jsonEquals.ts'
import type { TeamEvent } from './events.ts'
import type { TeamUnknown } from './setAllowancePolicy.ts'
import type { TeamState } from './state.ts'

/** Replaces the company values a shoutout can carry. Old shoutouts keep the text they were given with. */
export type SetTaggableValues = Command<
  'setTaggableValues',
  { readonly values: readonly string[]; readonly isRequired: boolean }
>

export type DuplicateValue = { readonly code: 'DUPLICATE_VALUE'; readonly value: string }

export const setTaggableValues = (
  state: TeamState,
  { data }: SetTaggableValues,
): Decision<TeamEvent, TeamUnknown | DuplicateValue> => {
  if (state.kind === 'unknown') return reject({ code: 'TEAM_UNKNOWN' })
  const values = data.values.map(value => value.trim())
  const folded = values.map(value => value.toLowerCase())
  const duplicate = values.find((_value, index) => folded.indexOf(folded[index] ?? '') !== index)
  if (duplicate !== undefined) return reject({ code: 'DUPLICATE_VALUE', value: duplicate })
  if (jsonEquals(state.values, values) && state.isValueRequired === data.isRequired) return accept()
  return accept({ type: 'TaggableValuesSet', data: { values, isRequired: data.isRequired } })
}

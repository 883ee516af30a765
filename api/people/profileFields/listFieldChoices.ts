import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { ProfileField } from '@laurel/ledger/members/profile/vocabulary.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import {
  type FieldValue,
  memberNames,
  profileFieldValues,
} from '@laurel/projections/people/members/profileFieldQueries.ts'
import type { TeamRow } from '@laurel/projections/team/teams/tables.ts'
import { peopleIn, shownValue } from './shownValue.ts'

/**
 * The values to choose from for each profile field, by the field's id: those the workspace offers and those that
 * members have. Dates and links offer the workspace's own choices only, as does the field of birthdays, whatever its
 * type: a birthday contains a year and stays private.
 */
export const listFieldChoices = async (
  database: Queryable,
  teamId: TeamId,
  { profileFields, profileFieldMapping }: Pick<TeamRow, 'profileFields' | 'profileFieldMapping'>,
): Promise<Record<string, string[]>> => {
  const chosenFrom = profileFields.filter(
    ({ id, type }) => type !== 'date' && type !== 'link' && id !== profileFieldMapping.birthday,
  )
  const values = await profileFieldValues(
    database,
    teamId,
    chosenFrom.map(({ id }) => id),
  )
  const peopleFields = new Set(profileFields.flatMap(({ id, type }) => (type === 'person' ? [id] : [])))
  const people = values.filter(({ fieldId }) => peopleFields.has(fieldId))
  const names = await memberNames(
    database,
    teamId,
    people.flatMap(({ value }) => peopleIn(value)),
  )
  return Object.fromEntries(profileFields.map(field => [field.id, choicesOf(field, values, names)]))
}

const choicesOf = (
  { id, type, choices }: ProfileField,
  values: readonly FieldValue[],
  names: ReadonlyMap<string, string>,
): string[] => {
  const shown = values
    .filter(({ fieldId }) => fieldId === id)
    .map(({ value }) => shownValue(type, value, names))
  return [...new Set([...choices, ...shown])].filter(value => value !== '').toSorted()
}

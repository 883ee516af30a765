import { assertNever } from '@laurel/ledger/kernel/assertNever.ts'
import type { ProfileFieldId } from '@laurel/ledger/members/profile/vocabulary.ts'
import type { Condition, ConditionGroup } from '@laurel/ledger/segments/vocabulary.ts'
import type { Parameters } from '../../engine/querying/parameters.ts'
import { members } from '../members/tables.ts'

/**
 * SQL: whether a member `m` is active and meets all conditions of at least one group. A field of people is compared by
 * the names that are shown for it, in their order, as in the list of its values.
 */
export const meetsGroups = (
  groups: readonly ConditionGroup[],
  peopleFields: ReadonlySet<ProfileFieldId>,
  parameters: Parameters,
): string => {
  const anyGroup = groups.map(
    group => `(${group.map(condition => meets(condition, peopleFields, parameters)).join(' and ')})`,
  )
  return `(m.is_active and (${anyGroup.join(' or ')}))`
}

const meets = (
  { fieldId, operator, value }: Condition,
  peopleFields: ReadonlySet<ProfileFieldId>,
  parameters: Parameters,
): string => {
  const field = `m.fields ->> ${parameters.bind(fieldId)}::text`
  const text = `lower(btrim(${peopleFields.has(fieldId) ? namesIn(field) : field}))`
  const wanted = `lower(btrim(${parameters.bind(value)}::text))`
  switch (operator) {
    case '=':
      return `coalesce(${text} = ${wanted}, false)`
    case 'BEGINS_WITH':
      return `coalesce(starts_with(${text}, ${wanted}), false)`
    case 'CONTAINS':
      return `coalesce(strpos(${text}, ${wanted}) > 0, false)`
    default:
      return assertNever(operator)
  }
}

const identifier = `'^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'`

/** The names of the members whose ids a field holds. */
const namesIn = (field: string): string =>
  `(select string_agg(k.name, ', ' order by person.place)
    from unnest(string_to_array(${field}, ',')) with ordinality person(id, place)
    join ${members.live} k on k.team_id = m.team_id
      and k.member_id = case when person.id ~ ${identifier} then person.id::uuid end)`

import type { User, Workspace } from '../state/workspace.ts'

/** A field in Slack's own words. */
export const toSlackField = (field: Workspace['profileFields'][number], ordering: number) => ({
  id: field.id,
  ordering,
  field_name: field.fieldName ?? null,
  label: field.label,
  hint: field.hint,
  type: field.type,
  possible_values: field.possibleValues ?? null,
  options: null,
  is_hidden: field.isHidden,
})

/** What a person filled in. Slack answers an empty list where that is nothing. */
export const toProfileFields = ({ fields }: User) => {
  const filledIn = Object.entries(fields).filter(([, value]) => value !== '')
  return filledIn.length === 0
    ? []
    : Object.fromEntries(filledIn.map(([id, value]) => [id, { value, alt: '' }]))
}

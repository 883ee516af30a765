import { isStorableText } from '@laurel/ledger/kernel/text.ts'
import { ScimError } from './scimError.ts'

/** What must hold of an attribute: it has this value. */
export type Condition<Column extends string> = { readonly column: Column; readonly value: string }

/** The attributes that a filter may name, in lower case, and the columns that hold them. */
export type FilterAttributes<Column extends string> = Readonly<Record<string, Column>>

export type UserColumn = 'id' | 'userName' | 'externalId' | 'email'
export const userAttributes: FilterAttributes<UserColumn> = {
  id: 'id',
  username: 'userName',
  externalid: 'externalId',
  emails: 'email',
  'emails.value': 'email',
  'emails[type eq "work"].value': 'email',
}

export type GroupColumn = 'id' | 'displayName' | 'externalId' | 'member'
export const groupAttributes: FilterAttributes<GroupColumn> = {
  id: 'id',
  displayname: 'displayName',
  externalid: 'externalId',
  members: 'member',
  'members.value': 'member',
}

const conditionsMax = 3
const condition = /\s*([A-Za-z.]+(?:\[type eq "work"\])?(?:\.value)?)\s+eq\s+"((?:[^"\\]|\\.){0,400})"\s*/iy

/** Reads `userName eq "…"` and alike, or some of them with `and`: what providers ask before they create a resource. */
export const readFilter = <Column extends string>(
  text: string | undefined,
  attributes: FilterAttributes<Column>,
): readonly Condition<Column>[] => {
  if (text === undefined || text.trim() === '') return []
  const conditions: Condition<Column>[] = []
  for (let place = 0; ; ) {
    condition.lastIndex = place
    const [whole, attribute = '', quoted = ''] = condition.exec(text) ?? []
    const column = columnOf(attributes, attribute)
    const value = quoted.replace(/\\(.)/g, '$1')
    if (whole === undefined || column === undefined || !isStorableText(value)) throw unknownFilter(attributes)
    conditions.push({ column, value })
    place += whole.length
    if (place === text.length) return conditions
    if (!/^and\s/i.test(text.slice(place)) || conditions.length === conditionsMax)
      throw unknownFilter(attributes)
    place += 'and'.length
  }
}

const columnOf = <Column extends string>(
  attributes: FilterAttributes<Column>,
  attribute: string,
): Column | undefined =>
  Object.hasOwn(attributes, attribute.toLowerCase()) ? attributes[attribute.toLowerCase()] : undefined

const unknownFilter = (attributes: FilterAttributes<string>): ScimError =>
  new ScimError(
    400,
    `Laurel filters with eq by ${[...new Set(Object.values(attributes))].join(', ')}.`,
    'invalidFilter',
  )

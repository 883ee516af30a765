import type { CustomField, CustomFieldValue, TeamCustomFields } from '@laurel/contract/people/customField.ts'
import { MemberId } from '@laurel/ledger/kernel/ids.ts'
import type { ProfileField } from '@laurel/ledger/members/profile/vocabulary.ts'
import type { MemberItem } from '@laurel/projections/people/members/queries.ts'
import type { TeamRow } from '@laurel/projections/team/teams/tables.ts'
import { mayRevealBirthday } from '../../celebrations/birthdayPrivacy.ts'

type Names = ReadonlyMap<MemberId, string>

export const customFieldOf = ({ id, label, type }: ProfileField): CustomField => ({ id, label, type })

export const teamCustomFieldsOf = ({
  profileFields,
  profileFieldMapping: { manager, startDate, birthday },
}: Pick<TeamRow, 'profileFields' | 'profileFieldMapping'>): TeamCustomFields => ({
  slack_fields: profileFields.map(customFieldOf),
  profile_fields: { manager, start_date: startDate, birthday },
  integrations: [],
})

/** The members who stand in a value; none where it was written when the field held something else. */
export const peopleIn = (value: string): MemberId[] =>
  value.split(',').filter(id => MemberId.safeParse(id).success)

/** A value as people read it: members by their names. Who never was a member has none, and is left out. */
export const shownValue = (type: ProfileField['type'], value: string, names: Names): string =>
  type === 'person'
    ? peopleIn(value)
        .flatMap(id => names.get(id) ?? [])
        .join(', ')
    : value

/** The values of a member that other people may see. The birthday itself is part of the details. */
export const customFieldValuesOf = (
  { fields, isBirthdayPrivate }: Pick<MemberItem, 'fields' | 'isBirthdayPrivate'>,
  { profileFields, profileFieldMapping }: Pick<TeamRow, 'profileFields' | 'profileFieldMapping'>,
  names: Names,
): CustomFieldValue[] =>
  profileFields.flatMap(({ id, type }) => {
    if (mayRevealBirthday({ id, type }, profileFieldMapping, { isBirthdayPrivate })) return []
    const value = shownValue(type, fields[id] ?? '', names)
    return value === '' ? [] : [{ field_id: id, value }]
  })

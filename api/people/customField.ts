import type { CustomField, CustomFieldValue, TeamCustomFields } from '@laurel/contract/people/customField.ts'
import type { MemberId } from '@laurel/ledger/kernel/ids.ts'
import type { ProfileField } from '@laurel/ledger/members/profile/vocabulary.ts'
import type { MemberItem } from '@laurel/projections/people/members/queries.ts'
import type { TeamRow } from '@laurel/projections/team/teams/tables.ts'

import { mayRevealBirthday } from '../celebrations/birthdayPrivacy.ts'
import { shownValue } from './profileFields/shownValue.ts'

type Fields = Pick<TeamRow, 'profileFields' | 'profileFieldMapping'>

/** A profile field in the terms of the contract. */
export const customFieldOf = ({ id, label, type }: ProfileField): CustomField => ({ id, label, type })

/** The profile fields of a team, and the fields that are mapped. */
export const teamCustomFieldsOf = ({
  profileFields,
  profileFieldMapping: { manager, startDate, birthday },
}: Fields): TeamCustomFields => ({
  slack_fields: profileFields.map(customFieldOf),
  profile_fields: { manager, start_date: startDate, birthday },
  integrations: [],
})

/**
 * The profile fields of a member, without the birthday, which the member's details report without its year. A member
 * with a private birthday shows no date except the start date, because any other date field may hold the birthday.
 */
export const customFieldValuesOf = (
  { fields, isBirthdayPrivate }: Pick<MemberItem, 'fields' | 'isBirthdayPrivate'>,
  { profileFields, profileFieldMapping }: Fields,
  names: ReadonlyMap<MemberId, string>,
): CustomFieldValue[] =>
  profileFields.flatMap(({ id, type }) => {
    if (mayRevealBirthday({ id, type }, profileFieldMapping, { isBirthdayPrivate })) return []
    const value = shownValue(type, fields[id] ?? '', names)
    return value === '' ? [] : [{ field_id: id, value }]
  })

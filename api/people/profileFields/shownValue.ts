import { MemberId } from '@laurel/ledger/kernel/ids.ts'
import type { ProfileField } from '@laurel/ledger/members/profile/vocabulary.ts'

/** The members in the value of a field of people; none where the value was written while the field had another type. */
export const peopleIn = (value: string): MemberId[] =>
  value.split(',').filter(id => MemberId.safeParse(id).success)

/** A value for people to read: members by their names. Ids without a member are left out. */
export const shownValue = (
  type: ProfileField['type'],
  value: string,
  names: ReadonlyMap<MemberId, string>,
): string =>
  type === 'person'
    ? peopleIn(value)
        .flatMap(id => names.get(id) ?? [])
        .join(', ')
    : value

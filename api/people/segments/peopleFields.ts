import type { ProfileField, ProfileFieldId } from '@laurel/ledger/members/profile/vocabulary.ts'

/** The fields of a team that hold people. */
export const peopleFieldsOf = ({
  profileFields,
}: {
  readonly profileFields: readonly ProfileField[]
}): ReadonlySet<ProfileFieldId> =>
  new Set(profileFields.flatMap(({ id, type }) => (type === 'person' ? [id] : [])))

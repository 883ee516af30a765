import type { CelebrationKind } from '@laurel/ledger/celebrations/vocabulary.ts'
import type { DayOfYear } from '@laurel/ledger/kernel/dayOfYear.ts'
import type { MemberDetails } from '@laurel/ledger/members/profile/details.ts'
import type { ProfileField, ProfileFieldMapping } from '@laurel/ledger/members/profile/vocabulary.ts'

type Privacy = Pick<MemberDetails, 'isBirthdayPrivate'>

/** The birthday that other people may see, administrators included; null if it is private or unknown. */
export const shownBirthday = ({
  birthday,
  isBirthdayPrivate,
}: Pick<MemberDetails, 'birthday' | 'isBirthdayPrivate'>): DayOfYear | null =>
  isBirthdayPrivate ? null : birthday

/** Whether only the member hears of a celebration. */
export const isPrivateCelebration = (kind: CelebrationKind, { isBirthdayPrivate }: Privacy): boolean =>
  kind === 'BIRTHDAY' && isBirthdayPrivate

/**
 * Whether a profile field may reveal a birthday. The mapped field shows the year, which Laurel never does. Any other date
 * of a member with a private birthday may be that birthday under an earlier mapping, except the start date.
 */
export const mayRevealBirthday = (
  { id, type }: Pick<ProfileField, 'id' | 'type'>,
  { birthday, startDate }: Pick<ProfileFieldMapping, 'birthday' | 'startDate'>,
  { isBirthdayPrivate }: Privacy,
): boolean => id === birthday || (isBirthdayPrivate && type === 'date' && id !== startDate)

/** The privacy of a birthday in the words of the API. */
export const birthdayVisibility = ({ isBirthdayPrivate }: Privacy): 'PUBLIC' | 'PRIVATE' =>
  isBirthdayPrivate ? 'PRIVATE' : 'PUBLIC'

import type { CelebrationKind } from '@laurel/ledger/celebrations/vocabulary.ts'
import type { DayOfYear } from '@laurel/ledger/kernel/dayOfYear.ts'
import type { MemberId } from '@laurel/ledger/kernel/ids.ts'
import type { MemberDetails } from '@laurel/ledger/members/profile/details.ts'
import type { ProfileField, ProfileFieldMapping } from '@laurel/ledger/members/profile/vocabulary.ts'
import type { ActivityFilter } from '@laurel/projections/recognition/activity/activityFilter.ts'
import type { ActivityItem } from '@laurel/projections/recognition/activity/queries.ts'

type Privacy = Pick<MemberDetails, 'isBirthdayPrivate'>

/** The viewer of a channel or of a list that several people read: no particular member. */
export const anyone = null

/** Decides whether a viewer may see a birthday. Only the member sees a private one; administrators do not. */
export const maySeeBirthday = (
  { memberId, isBirthdayPrivate }: Privacy & { readonly memberId: MemberId },
  viewerId: MemberId | typeof anyone,
): boolean => !isBirthdayPrivate || memberId === viewerId

/** The birthday that a viewer may see; null if it is private or unknown. */
export const shownBirthday = (
  member: Pick<MemberDetails, 'birthday' | 'isBirthdayPrivate'> & { readonly memberId: MemberId },
  viewerId: MemberId | typeof anyone,
): DayOfYear | null => (maySeeBirthday(member, viewerId) ? member.birthday : null)

/** Whether only the member hears of a celebration. */
export const isPrivateCelebration = (
  kind: CelebrationKind,
  member: Privacy & { readonly memberId: MemberId },
): boolean => kind === 'BIRTHDAY' && !maySeeBirthday(member, anyone)

/** Whether a viewer may see that, and when, an activity happened. */
export const maySeeActivity = (
  { memberId, isPrivateBirthday }: Pick<ActivityItem, 'memberId' | 'isPrivateBirthday'>,
  viewerId: MemberId,
): boolean => maySeeBirthday({ memberId, isBirthdayPrivate: isPrivateBirthday }, viewerId)

/** Limits a list of activities to those that `maySeeActivity` shows to a viewer. */
export const activitiesShownTo = (viewerId: MemberId): Pick<ActivityFilter, 'privateBirthdaysOf'> => ({
  privateBirthdaysOf: viewerId,
})

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

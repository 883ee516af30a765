import type { UserReference } from '@laurel/contract/people/userReference.ts'
import type { MemberReference } from '@laurel/projections/people/members/memberReference.ts'

/** A member as other answers refer to them. */
export const userReferenceOf = ({ memberId, name, pictureUrl }: MemberReference): UserReference => ({
  id: memberId,
  name,
  profile_picture: pictureUrl,
})

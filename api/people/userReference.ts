import type { UserReference } from '@laurel/contract/people/userReference.ts'
import type { MemberReference } from '@laurel/projections/people/members/memberReference.ts'

export const userReferenceOf = ({ memberId, name, pictureUrl }: MemberReference): UserReference => ({
  id: memberId,
  name,
  profile_picture: pictureUrl,
})

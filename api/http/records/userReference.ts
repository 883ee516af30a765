import type { UserReference } from '@laurel/contract/records/userReference.ts'
import type { MemberReference } from '@laurel/projections/members/memberReference.ts'

export const userReferenceOf = ({ memberId, name, pictureUrl }: MemberReference): UserReference => ({
  id: memberId,
  name,
  profile_picture: pictureUrl,
})

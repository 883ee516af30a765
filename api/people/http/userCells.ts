import { importedFields } from '@laurel/contract/people/userFieldImports.ts'
import type { MemberItem } from '@laurel/projections/people/members/queries.ts'
import { anyone, shownBirthday } from '../../celebrations/birthdayPrivacy.ts'
import type { CsvCell } from '../../http/serving/csvAnswer.ts'
import { importedColumns } from '../importing/importedColumns.ts'

/** The columns of the list of users, and those that can be imported. */
export const userColumns = [
  'name',
  'email',
  'role',
  'redeemable_points',
  'shoutout_allowance_remaining',
  'award_allowance_remaining',
  'user_id',
  ...importedFields,
]

export async function* userCells(
  batches: AsyncIterable<readonly MemberItem[]>,
): AsyncGenerator<readonly (readonly CsvCell[])[]> {
  for await (const members of batches)
    yield members.map(member => [
      member.name,
      member.email,
      roleOf(member),
      member.redeemable,
      member.shoutoutAllowance,
      member.isManager ? member.awardAllowance : null,
      member.memberId,
      ...importedFields.map(field => importedColumns[field].shown(shownTo(member))),
    ])
}

/** Private birthdays are left out. */
const shownTo = (member: MemberItem) => ({ ...member, birthday: shownBirthday(member, anyone) })

const roleOf = ({ isActive, isOwner, isAdmin, managesSegment, isManager }: MemberItem): string => {
  const roles = [
    ...(isOwner ? ['owner'] : isAdmin ? ['administrator'] : []),
    ...(managesSegment ? ['segment manager'] : []),
    ...(isManager ? ['channel manager'] : []),
    ...(isActive ? [] : ['left']),
  ]
  return roles.length === 0 ? 'member' : roles.join(', ')
}

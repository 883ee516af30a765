import type { MemberItem } from '@laurel/projections/people/members/queries.ts'
import type { CsvCell } from '../../http/serving/csvAnswer.ts'

/** The columns of the list of users. */
export const userColumns = [
  'name',
  'email',
  'role',
  'redeemable_points',
  'shoutout_allowance_remaining',
  'award_allowance_remaining',
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
    ])
}

const roleOf = ({ isActive, isOwner, isAdmin, managesSegment, isManager }: MemberItem): string => {
  const roles = [
    ...(isOwner ? ['owner'] : isAdmin ? ['administrator'] : []),
    ...(managesSegment ? ['segment manager'] : []),
    ...(isManager ? ['channel manager'] : []),
    ...(isActive ? [] : ['left']),
  ]
  return roles.length === 0 ? 'member' : roles.join(', ')
}

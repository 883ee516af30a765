import type { Member } from '@laurel/contract/people/members.ts'
import type { Column } from '../../elements/list/column.ts'
import { Person } from '../../elements/people/Person.tsx'
import { PointsAmount } from '../../elements/points/PointsAmount.tsx'
import { MemberMarks } from './MemberMarks.tsx'

export const memberColumns: readonly Column<Member>[] = [
  {
    name: 'name',
    label: 'field.name',
    sortField: 'name',
    cell: member => <Person user={member} detail={member.email} />,
  },
  { name: 'marks', label: 'field.role', cell: member => <MemberMarks member={member} /> },
  {
    name: 'redeemable',
    label: 'people.redeemable',
    sortField: 'redeemable_points',
    isNumeric: true,
    cell: member => <PointsAmount points={member.redeemable_points} />,
  },
  {
    name: 'shoutoutAllowance',
    label: 'people.leftToGive',
    sortField: 'shoutout_allowance_remaining',
    isNumeric: true,
    cell: member => <PointsAmount points={member.shoutout_allowance_remaining} withMoney={false} />,
  },
  {
    name: 'awardAllowance',
    label: 'people.leftForAwards',
    isNumeric: true,
    cell: member =>
      member.gives_awards_from_allowance ? (
        <PointsAmount points={member.award_allowance_remaining} withMoney={false} />
      ) : (
        '–'
      ),
  },
]

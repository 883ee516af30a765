import type { MemberRedemption } from '@laurel/contract/rewards/redemption.ts'
import type { Column } from '../../elements/list/column.ts'
import { Person } from '../../elements/people/Person.tsx'
import { PointsAmount } from '../../elements/points/PointsAmount.tsx'
import { When } from '../../elements/time/When.tsx'

type RedemptionColumn = Column<MemberRedemption>

const dateColumn: RedemptionColumn = {
  name: 'date',
  label: 'field.date',
  sortField: 'created_at',
  width: 130,
  cell: row => <When instant={row.created_at} />,
}

const userColumn: RedemptionColumn = {
  name: 'user',
  label: 'field.user',
  cell: row => <Person user={row.user} />,
}

const pointsColumn: RedemptionColumn = {
  name: 'points',
  label: 'field.points',
  sortField: 'points',
  isNumeric: true,
  cell: row => <PointsAmount points={row.points} />,
}

/** When a member redeemed what, and for how many points. A card is titled by the reward if it says so, or the person. */
export const redemptionColumns = (reward: RedemptionColumn): readonly RedemptionColumn[] => [
  dateColumn,
  { ...userColumn, isCardTitle: reward.isCardTitle !== true },
  reward,
  pointsColumn,
]

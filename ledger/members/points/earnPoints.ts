import type { Points } from '../../kernel/points.ts'
import { type AccountSide, move, type Posting } from '../../kernel/posting.ts'
import type { KnownMember } from '../state.ts'

/** Credits points that a member may spend. They repay what the member owes first. */
export const earnPoints = ({ memberId, owed }: KnownMember, points: Points, from: AccountSide): Posting[] => {
  const repaid = Math.min(points, -owed)
  return [
    ...move(repaid, from, { account: 'owed', member: memberId }),
    ...move(points - repaid, from, { account: 'redeemable', member: memberId }),
  ]
}

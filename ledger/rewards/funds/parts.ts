import type { Points } from '../../kernel/points.ts'
import type { AccountSide, Posting } from '../../kernel/posting.ts'
import { move } from '../../kernel/posting.ts'
import type { FundState } from './state.ts'

/** How points that come into a fund are divided. */
export type Parts = {
  /** Reduces what the team pays after the month. */
  readonly postpaid: Points
  /** Repays reversed payments. */
  readonly repaid: Points
  readonly postings: Posting[]
}

/**
 * Divides points that come into a fund: up to `postpaidMax` they reduce what is accrued, then they repay what the team
 * owes, and the rest can be spent. So a team that owes has no points in its fund.
 */
export const divide = (
  { accrued, owed }: Pick<FundState, 'accrued' | 'owed'>,
  points: Points,
  from: AccountSide,
  postpaidMax: Points,
): Parts => {
  const postpaid = Math.min(points, postpaidMax, accrued)
  const repaid = Math.min(points - postpaid, owed)
  return {
    postpaid,
    repaid,
    postings: [
      ...move(postpaid, from, { account: 'fund:postpaid' }),
      ...move(repaid, from, { account: 'fund:owed' }),
      ...move(points - postpaid - repaid, from, { account: 'fund' }),
    ],
  }
}

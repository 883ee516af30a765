import type { Period } from '../../kernel/period.ts'
import type { Points } from '../../kernel/points.ts'
import type { AccountSide } from '../../kernel/posting.ts'
import type { KnownMember } from '../state.ts'

/** The account that pays for an award, or gets its points back, and what it has for it. */
export type AwardPayment = { readonly account: AccountSide; readonly available: Points }

/**
 * The account of an award that the giver's allowance paid in a period. What the allowance of a past period paid belongs to
 * the points that lapsed in it. Without a period the company paid, which has no limit.
 */
export const awardPayment = (
  { memberId, allowances: { award } }: KnownMember,
  period: Period | null,
): AwardPayment => {
  if (period === null) return { account: { account: 'awarded' }, available: Number.POSITIVE_INFINITY }
  return award.period === period
    ? { account: { account: 'allowance:award', member: memberId }, available: award.points }
    : { account: { account: 'lapsed' }, available: award.lapsed.get(period) ?? 0 }
}

import type { Points } from '../../kernel/points.ts'
import { move } from '../../kernel/posting.ts'
import type { AllowanceKind, MemberEvent } from '../events.ts'
import type { KnownMember } from '../state.ts'
import { type AllowanceGrant, grantedPoints } from './allowanceGrant.ts'

/**
 * Adjusts the current allowance to a changed override. A raise takes effect at once, because a member who reads "you
 * have 500 now" tries it. A cut also takes effect at once, because a typing error should not be given away until the
 * period ends, but it never takes back points already given. A period has one figure, so that an allowance that is
 * raised, lowered and raised again is granted once. Without an allowance in this period its reset grants the new
 * figure.
 */
export const changeAllowance = (
  state: KnownMember,
  allowance: AllowanceKind,
  grant: AllowanceGrant,
): MemberEvent[] => {
  const { period, points: left, granted } = state.allowances[allowance]
  if (period !== grant.period) return []
  const change = Math.max(grantedPoints(state.details, allowance, grant) - granted, -left)
  return changeGrant(state, allowance, change)
}

/** Changes the current allowance by a number of points that is not below what is left. */
export const changeGrant = (state: KnownMember, allowance: AllowanceKind, change: Points): MemberEvent[] => {
  const { period, granted } = state.allowances[allowance]
  if (period === null || change === 0) return []
  const account = { account: `allowance:${allowance}`, member: state.memberId } as const
  return [
    {
      type: 'AllowanceChanged',
      data: {
        memberId: state.memberId,
        allowance,
        period,
        points: granted + change,
        postings:
          change > 0
            ? move(change, { account: 'granted' }, account)
            : move(-change, account, { account: 'granted' }),
      },
    },
  ]
}

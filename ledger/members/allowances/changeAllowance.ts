import { move } from '../../kernel/posting.ts'
import type { AllowanceKind, MemberEvent } from '../events.ts'
import type { KnownMember } from '../state.ts'
import { type AllowanceGrant, grantedPoints } from './resetAllowance.ts'

/**
 * Brings the allowance under way to what is granted now. A member who reads "you have 500 now" uses it at once, so more is
 * granted at once; a figure that was typed wrong should not be given away until the period ends, so less is taken back
 * at once, yet nothing that was given already. A period has one figure that moves and is never granted again: raised,
 * lowered and raised once more, it is given out once. Where no allowance of the period began, its reset brings the
 * new figure.
 */
export const changeAllowance = (
  state: KnownMember,
  allowance: AllowanceKind,
  grant: AllowanceGrant,
): MemberEvent[] => {
  const { period, points: left, granted } = state.allowances[allowance]
  if (period !== grant.period) return []
  const change = Math.max(grantedPoints(state.details, allowance, grant) - granted, -left)
  if (change === 0) return []
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

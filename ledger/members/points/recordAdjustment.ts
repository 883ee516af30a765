import type { AdjustableAccount } from '../../kernel/account.ts'
import { accept, type Decision, reject } from '../../kernel/decider.ts'
import type { EventOf } from '../../kernel/event.ts'
import type { Points } from '../../kernel/points.ts'
import { move } from '../../kernel/posting.ts'
import type { MemberEvent } from '../events.ts'
import type { AdjustmentProposal, KnownMember } from '../state.ts'
import type { PointsAdjusted } from './adjustmentEvents.ts'
import { earnPoints } from './earnPoints.ts'

export type AdjustmentExceedsBalance = {
  readonly code: 'BALANCE_TOO_LOW'
  readonly available: Points
  readonly requested: Points
}

/** Moves the points of an adjustment. Added redeemable points repay debt first; no balance goes below zero. */
export const recordAdjustment = (
  state: KnownMember,
  { account, points, reason }: Pick<AdjustmentProposal, 'account' | 'points' | 'reason'>,
  approval: EventOf<typeof PointsAdjusted>['data']['approval'],
): Decision<MemberEvent, AdjustmentExceedsBalance> => {
  const { memberId } = state
  const available = balanceOf(state, account)
  if (available + points < 0) return reject({ code: 'BALANCE_TOO_LOW', available, requested: -points })
  const isIncome = account === 'redeemable' && points > 0
  const postings = isIncome
    ? earnPoints(state, points, { account: 'corrections' })
    : move(points, { account: 'corrections' }, { account, member: memberId })
  return accept({ type: 'PointsAdjusted', data: { memberId, account, points, reason, approval, postings } })
}

const balanceOf = (state: KnownMember, account: AdjustableAccount): Points => {
  switch (account) {
    case 'redeemable':
      return state.redeemable
    case 'allowance:shoutout':
      return state.allowances.shoutout.points
    case 'allowance:award':
      return state.allowances.award.points
  }
}

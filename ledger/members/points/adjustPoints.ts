import type { AdjustableAccount } from '../../kernel/account.ts'
import { accept, type Command, type Decision, reject } from '../../kernel/decider.ts'
import type { MemberId } from '../../kernel/ids.ts'
import type { Points } from '../../kernel/points.ts'
import { move } from '../../kernel/posting.ts'
import type { MemberEvent } from '../events.ts'
import { type MemberUnknown, memberUnknown } from '../memberUnknown.ts'
import type { KnownMember, MemberState } from '../state.ts'
import { earnPoints } from './earnPoints.ts'

/** An admin's correction of a balance, up or down, with the reason it will be remembered by. */
export type AdjustPoints = Command<
  'adjustPoints',
  {
    readonly memberId: MemberId
    readonly account: AdjustableAccount
    /** The signed change of the account. */
    readonly points: Points
    readonly reason: string
  }
>

export type AdjustPointsRejection =
  | MemberUnknown
  | { readonly code: 'REASON_REQUIRED' }
  | { readonly code: 'NOTHING_TO_ADJUST' }
  | { readonly code: 'BALANCE_TOO_LOW'; readonly available: Points; readonly requested: Points }

export const adjustPoints = (
  state: MemberState,
  { data }: AdjustPoints,
): Decision<MemberEvent, AdjustPointsRejection> => {
  if (state.kind === 'unknown') return memberUnknown()
  if (data.reason.trim() === '') return reject({ code: 'REASON_REQUIRED' })
  if (data.points === 0) return reject({ code: 'NOTHING_TO_ADJUST' })
  const available = balanceOf(state, data.account)
  if (available + data.points < 0)
    return reject({ code: 'BALANCE_TOO_LOW', available, requested: -data.points })
  const isIncome = data.account === 'redeemable' && data.points > 0
  const postings = isIncome
    ? earnPoints(state, data.points, { account: 'corrections' })
    : move(data.points, { account: 'corrections' }, { account: data.account, member: data.memberId })
  return accept({ type: 'PointsAdjusted', data: { ...data, postings } })
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

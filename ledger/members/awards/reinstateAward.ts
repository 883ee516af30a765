import { accept, type Command, type Decision, reject } from '../../kernel/decider.ts'
import type { GrantId, MemberId } from '../../kernel/ids.ts'
import { move } from '../../kernel/posting.ts'
import type { MemberEvent } from '../events.ts'
import { type MemberInactive, type MemberUnknown, memberInactive, memberUnknown } from '../memberUnknown.ts'
import type { MemberState } from '../state.ts'
import { awardPayment } from './awardPayment.ts'
import type { GiveAwardRejection } from './giveAward.ts'
import type { RecallAwardRejection } from './recallAward.ts'

/** Gives a recalled award again while its window is open. The points come from where the recall put them. */
export type ReinstateAward = Command<
  'reinstateAward',
  { readonly grantId: GrantId; readonly giverId: MemberId }
>

export type ReinstateAwardRejection =
  | MemberUnknown
  | MemberInactive
  | { readonly code: 'AWARD_NOT_RECALLED' }
  | Extract<RecallAwardRejection, { code: 'GIVEN_AWARD_UNKNOWN' | 'RECALL_WINDOW_CLOSED' }>
  | Extract<GiveAwardRejection, { code: 'AWARD_ALLOWANCE_EXHAUSTED' }>

export const reinstateAward = (
  state: MemberState,
  { data, occurredAt }: ReinstateAward,
): Decision<MemberEvent, ReinstateAwardRejection> => {
  if (state.kind === 'unknown') return memberUnknown()
  if (!state.isActive) return memberInactive()
  const award = state.givenAwards.find(({ grantId }) => grantId === data.grantId)
  if (!award) return reject({ code: 'GIVEN_AWARD_UNKNOWN' })
  const { isRecalled, recallableUntil, clawBackPolicies, recipientIds, gifts, ...given } = award
  if (!isRecalled) return reject({ code: 'AWARD_NOT_RECALLED' })
  if (occurredAt > recallableUntil) return reject({ code: 'RECALL_WINDOW_CLOSED', closedAt: recallableUntil })
  const { account, available } = awardPayment(state, award.period)
  const requested = award.pointsEach * recipientIds.length
  if (requested > available) return reject({ code: 'AWARD_ALLOWANCE_EXHAUSTED', available, requested })
  return accept({
    type: 'AwardReinstated',
    data: {
      ...given,
      ...data,
      recipientIds: [...recipientIds],
      gifts: gifts.map(row => [...row]),
      clawBackPolicies: [...clawBackPolicies],
      postings: move(requested, account, { account: 'clearing' }),
    },
  })
}

import { accept, type Command, type Decision, reject } from '../../kernel/decider.ts'
import type { GrantId, MemberId } from '../../kernel/ids.ts'
import { move } from '../../kernel/posting.ts'
import type { MemberEvent } from '../events.ts'
import { type MemberUnknown, memberUnknown } from '../memberUnknown.ts'
import type { RecallPolicy, RecallShoutoutRejection } from '../shoutouts/recallShoutout.ts'
import type { MemberState } from '../state.ts'
import { awardPayment } from './awardPayment.ts'

/** Recalls a spot award while its window is open. The points return to the allowance, or to the company. */
export type RecallAward = Command<
  'recallAward',
  { readonly grantId: GrantId; readonly giverId: MemberId; readonly reason: string },
  RecallPolicy
>

export type RecallAwardRejection =
  | MemberUnknown
  | { readonly code: 'GIVEN_AWARD_UNKNOWN' }
  | { readonly code: 'AWARD_RECALLED_ALREADY' }
  | Extract<RecallShoutoutRejection, { code: 'RECALL_WINDOW_CLOSED' }>

export const recallAward = (
  state: MemberState,
  { data, policy, occurredAt }: RecallAward,
): Decision<MemberEvent, RecallAwardRejection> => {
  if (state.kind === 'unknown') return memberUnknown()
  const award = state.givenAwards.find(({ grantId }) => grantId === data.grantId)
  if (!award) return reject({ code: 'GIVEN_AWARD_UNKNOWN' })
  const { isRecalled, recallableUntil, clawBackPolicies, recipientIds, gifts, ...given } = award
  if (isRecalled) return reject({ code: 'AWARD_RECALLED_ALREADY' })
  if (occurredAt > recallableUntil) return reject({ code: 'RECALL_WINDOW_CLOSED', closedAt: recallableUntil })
  return accept({
    type: 'AwardRecalled',
    data: {
      ...given,
      ...data,
      recipientIds: [...recipientIds],
      gifts: gifts.map(row => [...row]),
      clawBackPolicies: [...clawBackPolicies, policy.clawBackPolicy],
      postings: move(
        award.pointsEach * recipientIds.length,
        { account: 'clearing' },
        awardPayment(state, award.period).account,
      ),
    },
  })
}

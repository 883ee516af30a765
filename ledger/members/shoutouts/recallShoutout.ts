import { accept, type Command, type Decision, reject } from '../../kernel/decider.ts'
import type { MemberId, ShoutoutId } from '../../kernel/ids.ts'
import type { Instant } from '../../kernel/instant.ts'
import { move } from '../../kernel/posting.ts'
import type { ClawBackPolicy } from '../../teams/vocabulary.ts'
import type { MemberEvent } from '../events.ts'
import { type MemberUnknown, memberUnknown } from '../memberUnknown.ts'
import type { MemberState } from '../state.ts'

/** Recalls a shoutout while its window is open. The points return to the allowance that paid. */
export type RecallShoutout = Command<
  'recallShoutout',
  { readonly shoutoutId: ShoutoutId; readonly giverId: MemberId; readonly reason: string },
  RecallPolicy
>

/** Fixed at the recall, so that its consequences are a function of the log alone. */
export type RecallPolicy = { readonly clawBackPolicy: ClawBackPolicy }

export type RecallShoutoutRejection =
  | MemberUnknown
  | { readonly code: 'SHOUTOUT_UNKNOWN' }
  | { readonly code: 'SHOUTOUT_RECALLED_ALREADY' }
  | { readonly code: 'RECALL_WINDOW_CLOSED'; readonly closedAt: Instant }

export const recallShoutout = (
  state: MemberState,
  command: RecallShoutout,
): Decision<MemberEvent, RecallShoutoutRejection> => {
  if (state.kind === 'unknown') return memberUnknown()
  const { shoutoutId, giverId, reason } = command.data
  const shoutout = state.givenShoutouts.find(given => given.shoutoutId === shoutoutId)
  if (!shoutout) return reject({ code: 'SHOUTOUT_UNKNOWN' })
  if (shoutout.isRecalled) return reject({ code: 'SHOUTOUT_RECALLED_ALREADY' })
  if (command.occurredAt > shoutout.recallableUntil) {
    return reject({ code: 'RECALL_WINDOW_CLOSED', closedAt: shoutout.recallableUntil })
  }
  const { recipientIds, pointsEach, channelId, period, clawBackPolicies } = shoutout
  const isCurrent = state.allowances.shoutout.period === period
  return accept({
    type: 'ShoutoutRecalled',
    data: {
      shoutoutId,
      giverId,
      recipientIds: [...recipientIds],
      pointsEach,
      channelId,
      period,
      reason,
      clawBackPolicies: [...clawBackPolicies, command.policy.clawBackPolicy],
      postings: move(
        pointsEach * recipientIds.length,
        { account: 'clearing' },
        isCurrent ? { account: 'allowance:shoutout', member: giverId } : { account: 'lapsed' },
      ),
    },
  })
}

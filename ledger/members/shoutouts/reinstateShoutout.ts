import { accept, type Command, type Decision, reject } from '../../kernel/decider.ts'
import type { MemberId, ShoutoutId } from '../../kernel/ids.ts'
import { move } from '../../kernel/posting.ts'
import type { MemberEvent } from '../events.ts'
import { type MemberInactive, type MemberUnknown, memberInactive, memberUnknown } from '../memberUnknown.ts'
import type { MemberState } from '../state.ts'
import type { GiveShoutoutRejection } from './giveShoutout.ts'
import type { RecallShoutoutRejection } from './recallShoutout.ts'

/** Gives a recalled shoutout again while its window is open. The points come from where the recall put them. */
export type ReinstateShoutout = Command<
  'reinstateShoutout',
  { readonly shoutoutId: ShoutoutId; readonly giverId: MemberId }
>

export type ReinstateShoutoutRejection =
  | MemberUnknown
  | MemberInactive
  | { readonly code: 'SHOUTOUT_NOT_RECALLED' }
  | Extract<RecallShoutoutRejection, { code: 'SHOUTOUT_UNKNOWN' | 'RECALL_WINDOW_CLOSED' }>
  | Extract<GiveShoutoutRejection, { code: 'ALLOWANCE_EXHAUSTED' }>

export const reinstateShoutout = (
  state: MemberState,
  { data, occurredAt }: ReinstateShoutout,
): Decision<MemberEvent, ReinstateShoutoutRejection> => {
  if (state.kind === 'unknown') return memberUnknown()
  if (!state.isActive) return memberInactive()
  const { shoutoutId, giverId } = data
  const shoutout = state.givenShoutouts.find(given => given.shoutoutId === shoutoutId)
  if (!shoutout) return reject({ code: 'SHOUTOUT_UNKNOWN' })
  const { recipientIds, pointsEach, channelId, period, recallableUntil, clawBackPolicies } = shoutout
  if (!shoutout.isRecalled) return reject({ code: 'SHOUTOUT_NOT_RECALLED' })
  if (occurredAt > recallableUntil) return reject({ code: 'RECALL_WINDOW_CLOSED', closedAt: recallableUntil })

  const { points, lapsed, period: current } = state.allowances.shoutout
  const isCurrent = current === period
  const available = isCurrent ? points : (lapsed.get(period) ?? 0)
  const requested = pointsEach * recipientIds.length
  if (requested > available) return reject({ code: 'ALLOWANCE_EXHAUSTED', available, requested })
  return accept({
    type: 'ShoutoutReinstated',
    data: {
      shoutoutId,
      giverId,
      recipientIds: [...recipientIds],
      pointsEach,
      channelId,
      period,
      clawBackPolicies: [...clawBackPolicies],
      postings: move(
        requested,
        isCurrent ? { account: 'allowance:shoutout', member: giverId } : { account: 'lapsed' },
        { account: 'clearing' },
      ),
    },
  })
}

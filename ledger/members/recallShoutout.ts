import { accept, type Command, type Decision, reject } from '../decider/decider.ts'
import type { MemberId, ShoutoutId } from '../values/ids.ts'
import type { Instant } from '../values/instant.ts'
import { move } from '../values/posting.ts'
import type { MemberEvent } from './events.ts'
import { type MemberUnknown, memberUnknown } from './memberUnknown.ts'
import type { MemberState } from './state.ts'

/** Takes a shoutout back while its window is open. The points return to the allowance they came from. */
export type RecallShoutout = Command<
  'recallShoutout',
  { readonly shoutoutId: ShoutoutId; readonly giverId: MemberId; readonly reason: string }
>

export type RecallShoutoutRejection =
  | MemberUnknown
  | { readonly code: 'SHOUTOUT_UNKNOWN' }
  | { readonly code: 'RECALL_WINDOW_CLOSED'; readonly closedAt: Instant }

export const recallShoutout = (
  state: MemberState,
  command: RecallShoutout,
): Decision<MemberEvent, RecallShoutoutRejection> => {
  if (state.kind === 'unknown') return memberUnknown()
  const { shoutoutId, giverId, reason } = command.data
  const shoutout = state.givenShoutouts.find(given => given.shoutoutId === shoutoutId)
  if (!shoutout) return reject({ code: 'SHOUTOUT_UNKNOWN' })
  if (command.occurredAt > shoutout.recallableUntil) {
    return reject({ code: 'RECALL_WINDOW_CLOSED', closedAt: shoutout.recallableUntil })
  }
  const { recipientIds, pointsEach, period } = shoutout
  const isCurrent = state.allowances.shoutout.period === period
  return accept({
    type: 'ShoutoutRecalled',
    data: {
      shoutoutId,
      giverId,
      recipientIds: [...recipientIds],
      pointsEach,
      period,
      reason,
      postings: move(
        pointsEach * recipientIds.length,
        { account: 'clearing' },
        isCurrent ? { account: 'allowance:shoutout', member: giverId } : { account: 'lapsed' },
      ),
    },
  })
}

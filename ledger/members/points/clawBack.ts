import type { MemberId } from '../../kernel/ids.ts'
import type { Points } from '../../kernel/points.ts'
import { move, type Posting } from '../../kernel/posting.ts'
import type { ClawBackPolicy } from '../../teams/vocabulary.ts'

export type ClawBack = {
  readonly recipientId: MemberId
  readonly points: Points
  /** The part that the company bore at an earlier recall, so that the last credit was without it. */
  readonly borne: Points
  readonly redeemable: Points
  readonly clawBackPolicy: ClawBackPolicy
}

/**
 * Takes back a recalled credit. What the company bore at an earlier recall it bears again, whatever the policy is now:
 * the recipient did not get these points a second time. Other points already spent are borne by the company or owed by
 * the recipient.
 */
export const clawBack = ({
  recipientId,
  points,
  borne,
  redeemable,
  clawBackPolicy,
}: ClawBack): { readonly absorbed: Points; readonly postings: Posting[] } => {
  const returned = Math.min(points - borne, redeemable)
  const owed = clawBackPolicy === 'owe' ? points - borne - returned : 0
  const absorbed = points - returned - owed
  const clearing = { account: 'clearing' } as const
  return {
    absorbed,
    postings: [
      ...move(returned, { account: 'redeemable', member: recipientId }, clearing),
      ...move(owed, { account: 'owed', member: recipientId }, clearing),
      ...move(absorbed, { account: 'absorbed' }, clearing),
    ],
  }
}

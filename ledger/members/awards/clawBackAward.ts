import { accept, type Command, type Decision } from '../../kernel/decider.ts'
import type { AwardId, GrantId, MemberId } from '../../kernel/ids.ts'
import type { Points } from '../../kernel/points.ts'
import { move } from '../../kernel/posting.ts'
import type { ClawBackPolicy } from '../../teams/vocabulary.ts'
import type { MemberEvent } from '../events.ts'
import { type MemberUnknown, memberUnknown } from '../memberUnknown.ts'
import type { MemberState } from '../state.ts'

/**
 * Takes back the credit of a recalled award. Points already spent are borne by the company or owed by the recipient. What
 * the company bore at an earlier recall it bears again: the member did not get these points a second time.
 */
export type ClawBackAward = Command<
  'clawBackAward',
  {
    readonly grantId: GrantId
    readonly awardId: AwardId
    readonly recipientId: MemberId
    readonly points: Points
  },
  { readonly clawBackPolicy: ClawBackPolicy }
>

export const clawBackAward = (
  state: MemberState,
  { data, policy }: ClawBackAward,
): Decision<MemberEvent, MemberUnknown> => {
  if (state.kind === 'unknown') return memberUnknown()
  const { recipientId, points } = data
  const borne = state.borneOfAwards.get(data.grantId) ?? 0
  const returned = Math.min(points - borne, state.redeemable)
  const spent = points - borne - returned
  const owed = policy.clawBackPolicy === 'owe' ? spent : 0
  const absorbed = points - returned - owed
  const clearing = { account: 'clearing' } as const
  return accept({
    type: 'AwardClawedBack',
    data: {
      ...data,
      absorbed,
      postings: [
        ...move(returned, { account: 'redeemable', member: recipientId }, clearing),
        ...move(owed, { account: 'owed', member: recipientId }, clearing),
        ...move(absorbed, { account: 'absorbed' }, clearing),
      ],
    },
  })
}

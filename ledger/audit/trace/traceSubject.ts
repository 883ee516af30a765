import { deadLetterStream } from '../../deadLetters/stream.ts'
import type { ItemId, MemberId, RedemptionId, TeamId } from '../../kernel/ids.ts'
import { memberStream } from '../../members/stream.ts'
import { fundStream } from '../../rewards/funds/stream.ts'
import { itemStream } from '../../rewards/items/stream.ts'
import { redemptionStream } from '../../rewards/redemptions/stream.ts'

/** The subject of an id. A known subject limits the trace to a few streams. */
export type TraceSubject = { readonly teamId: TeamId } & (
  | { readonly kind: 'shoutout'; readonly giverId: MemberId; readonly recipientIds: readonly MemberId[] }
  | {
      readonly kind: 'redemption'
      readonly redemptionId: RedemptionId
      readonly memberId: MemberId
      /** The item of the team's catalog that it takes from the stock. */
      readonly itemId: ItemId | null
    }
  | { readonly kind: 'topUp' | 'statement' }
  | { readonly kind: 'adjustment'; readonly memberId: MemberId }
)

/** The streams in which commands and processes record the effects of a subject. */
export const streamsOf = (subject: TraceSubject): readonly string[] => {
  const { teamId } = subject
  const parked = deadLetterStream.nameOf(teamId)
  switch (subject.kind) {
    case 'shoutout': {
      const members = new Set([subject.giverId, ...subject.recipientIds])
      return [...Array.from(members, memberId => memberStream.nameOf(teamId, memberId)), parked]
    }
    case 'redemption':
      return [
        redemptionStream.nameOf(teamId, subject.redemptionId),
        ...(subject.itemId === null ? [] : [itemStream.nameOf(teamId, subject.itemId)]),
        memberStream.nameOf(teamId, subject.memberId),
        fundStream.nameOf(teamId),
        parked,
      ]
    case 'topUp':
    case 'statement':
      return [fundStream.nameOf(teamId), parked]
    case 'adjustment':
      return [memberStream.nameOf(teamId, subject.memberId), parked]
  }
}

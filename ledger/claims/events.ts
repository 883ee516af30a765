import { z } from 'zod'
import { defineEvent, type EventOf } from '../decider/event.ts'
import { GiftRows } from '../values/gift.ts'
import { ClaimId, GrantId, MemberId } from '../values/ids.ts'
import { requiredText } from '../values/text.ts'

/** Gifts that came with an award and wait to be picked. */
export const ClaimOpened = defineEvent(
  'ClaimOpened',
  1,
  z.strictObject({
    claimId: ClaimId,
    memberId: MemberId,
    grantId: GrantId,
    awardName: requiredText(100),
    gifts: GiftRows.min(1),
  }),
)

export const claimEvents = [ClaimOpened] as const

export type ClaimEvent = EventOf<(typeof claimEvents)[number]>

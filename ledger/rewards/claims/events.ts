import { z } from 'zod'
import { GiftRows } from '../../awards/vocabulary.ts'
import { defineEvent, type EventOf } from '../../kernel/event.ts'
import { ClaimId, GrantId, MemberId } from '../../kernel/ids.ts'
import { requiredText } from '../../kernel/text.ts'

/** Gifts of an award that wait to be picked. */
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

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

/** The award of the gifts was taken back. */
export const ClaimWithdrawn = defineEvent(
  'ClaimWithdrawn',
  1,
  z.strictObject({ claimId: ClaimId, memberId: MemberId, grantId: GrantId }),
)

export const claimEvents = [ClaimOpened, ClaimWithdrawn] as const

export type ClaimEvent = EventOf<(typeof claimEvents)[number]>

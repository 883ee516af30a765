import { z } from 'zod'
import { defineEvent, type EventOf } from '../../kernel/event.ts'
import { Identifier, MemberId, RedemptionId } from '../../kernel/ids.ts'
import { PositivePoints } from '../../kernel/points.ts'
import { Postings } from '../../kernel/posting.ts'
import { requiredText } from '../../kernel/text.ts'

export const FundToppedUp = defineEvent(
  'FundToppedUp',
  1,
  z.strictObject({
    topUpId: Identifier,
    points: PositivePoints,
    /** The payment provider's id of the payment. */
    paymentReference: requiredText(255),
    postings: Postings,
  }),
)

const reservation = z.strictObject({ redemptionId: RedemptionId, points: PositivePoints, postings: Postings })

/** The points reserved for a redemption of this member. */
export const FundReserved = defineEvent('FundReserved', 1, reservation.extend({ memberId: MemberId }))
export const FundReleased = defineEvent('FundReleased', 1, reservation)
export const FundCaptured = defineEvent('FundCaptured', 1, reservation)

/** A reward that was paid for came back. */
export const FundRefunded = defineEvent('FundRefunded', 1, reservation)

export const fundEvents = [FundToppedUp, FundReserved, FundReleased, FundCaptured, FundRefunded] as const

export type FundEvent = EventOf<(typeof fundEvents)[number]>

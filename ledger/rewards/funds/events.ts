import { z } from 'zod'
import { defineEvent, type EventOf, upcastFrom } from '../../kernel/event.ts'
import { Identifier, MemberId, RedemptionId } from '../../kernel/ids.ts'
import { Month } from '../../kernel/month.ts'
import { AllowancePoints, PositivePoints } from '../../kernel/points.ts'
import { Postings } from '../../kernel/posting.ts'
import { PaymentMethod, PaymentReference, ReversalCause, ReversalReference } from './vocabulary.ts'

/** The part of the points that repays reversed payments. */
const repaid = AllowancePoints
/** The part of the points that the team pays for after the month. */
const postpaid = AllowancePoints

const topUp = z.strictObject({
  topUpId: Identifier,
  points: PositivePoints,
  /** The payment provider's id of the payment. */
  paymentReference: PaymentReference,
  postings: Postings,
})

/** Until version 1, no top-up was reversed. */
export const FundToppedUp = defineEvent('FundToppedUp', 2, topUp.extend({ repaid }), [
  upcastFrom(topUp, data => ({ ...data, repaid: 0 })),
])

const reservation = z.strictObject({ redemptionId: RedemptionId, points: PositivePoints, postings: Postings })
const memberReservation = reservation.extend({ memberId: MemberId })
const givenBack = reservation.extend({ postpaid, repaid })
const allPrepaid = upcastFrom(reservation, data => ({ ...data, postpaid: 0, repaid: 0 }))

/** The points reserved for a redemption of this member. Until version 1, all of them were prepaid. */
export const FundReserved = defineEvent('FundReserved', 2, memberReservation.extend({ postpaid }), [
  upcastFrom(memberReservation, data => ({ ...data, postpaid: 0 })),
])
export const FundReleased = defineEvent('FundReleased', 2, givenBack, [allPrepaid])
export const FundCaptured = defineEvent('FundCaptured', 1, reservation)

/** A reward that was paid for came back. */
export const FundRefunded = defineEvent('FundRefunded', 2, givenBack, [allPrepaid])

export const PaymentMethodChosen = defineEvent(
  'PaymentMethodChosen',
  1,
  z.strictObject({ method: PaymentMethod }),
)

const reversal = z.strictObject({
  points: PositivePoints,
  cause: ReversalCause,
  reference: ReversalReference,
  /** The part of the points that the fund did not hold any more. */
  owed: AllowancePoints,
  postings: Postings,
})
const reinstatement = z.strictObject({
  points: PositivePoints,
  reference: ReversalReference,
  repaid,
  postings: Postings,
})
const ofTopUp = z.strictObject({ topUpId: Identifier })
const ofStatement = z.strictObject({ statementId: Identifier })

/** Money of a top-up went back to the team. The part that was spent already is owed, and rewards pause. */
export const TopUpReversed = defineEvent('TopUpReversed', 1, ofTopUp.extend(reversal.shape))

/** Money of a reversed top-up came in again: a dispute was won, or a refund failed. */
export const TopUpReinstated = defineEvent('TopUpReinstated', 1, ofTopUp.extend(reinstatement.shape))

/** The team paid a statement of rewards. */
export const PostpaySettled = defineEvent(
  'PostpaySettled',
  1,
  z.strictObject({
    statementId: Identifier,
    month: Month,
    points: PositivePoints,
    paymentReference: PaymentReference,
    /** The part that was accrued; the rest was given back since the statement was made, and goes to the fund. */
    postpaid,
    repaid,
    postings: Postings,
  }),
)

/** Money of a paid statement went back to the team. Its rewards were redeemed, so it is owed, and rewards pause. */
export const PostpayReversed = defineEvent('PostpayReversed', 1, ofStatement.extend(reversal.shape))

/** Money of a reversed statement came in again: a dispute was won, or a refund failed. */
export const PostpayReinstated = defineEvent('PostpayReinstated', 1, ofStatement.extend(reinstatement.shape))

export const fundEvents = [
  FundToppedUp,
  FundReserved,
  FundReleased,
  FundCaptured,
  FundRefunded,
  PaymentMethodChosen,
  TopUpReversed,
  TopUpReinstated,
  PostpaySettled,
  PostpayReversed,
  PostpayReinstated,
] as const

export type FundEvent = EventOf<(typeof fundEvents)[number]>

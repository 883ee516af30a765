import { z } from 'zod'
import { GiftRows } from '../../awards/vocabulary.ts'
import { BannerIds, CelebrationKind } from '../../celebrations/vocabulary.ts'
import { defineEvent, upcastFrom } from '../../kernel/event.ts'
import { AwardId, ChannelId, ClaimId, GrantId, MemberId } from '../../kernel/ids.ts'
import { Instant } from '../../kernel/instant.ts'
import { Period } from '../../kernel/period.ts'
import { forgottenText, freeText } from '../../kernel/personal.ts'
import { AllowancePoints, PositivePoints } from '../../kernel/points.ts'
import { Postings } from '../../kernel/posting.ts'
import { boundedText, requiredText } from '../../kernel/text.ts'
import { ClawBackPolicies } from '../../teams/vocabulary.ts'

/** What all events of a given award carry, so that its whole chain follows from each of them. */
const givenAwardFields = {
  grantId: GrantId,
  awardId: AwardId,
  awardName: requiredText(100),
  giverId: MemberId,
  recipientIds: z.array(MemberId).min(1),
  pointsEach: AllowancePoints,
  gifts: GiftRows,
  /** The period of the allowance that paid; null if the company paid. */
  period: Period.nullable(),
} as const
const GivenAwardFields = z.strictObject(givenAwardFields)
export type GivenAwardFields = z.infer<typeof GivenAwardFields>

const firstAwardGiven = z.strictObject({
  ...givenAwardFields,
  channelId: ChannelId.nullable(),
  message: freeText(boundedText(3000), ''),
  isPrivate: z.boolean(),
  bannerIds: BannerIds,
  postings: Postings,
})

/** Awards of the first version could not be taken back: their window was never open. */
const neverRecallable: Instant = '1970-01-01T00:00:00.000Z'

/** A spot award, as it was when it was given. The points leave the giver's allowance, or the company pays them. */
export const AwardGiven = defineEvent('AwardGiven', 2, firstAwardGiven.extend({ recallableUntil: Instant }), [
  upcastFrom(firstAwardGiven, given => ({ ...given, recallableUntil: neverRecallable })),
])

const proposedAward = z.strictObject({
  grantId: GrantId,
  awardId: AwardId,
  awardName: requiredText(100),
  giverId: MemberId,
  recipientIds: z.array(MemberId).min(1),
  pointsEach: AllowancePoints,
  gifts: GiftRows,
  channelId: ChannelId.nullable(),
  message: freeText(boundedText(3000), ''),
  isPrivate: z.boolean(),
  bannerIds: BannerIds,
  /** The person who asked for it. */
  proposedBy: MemberId,
})
export type ProposedAward = z.infer<typeof proposedAward>

/** No points move until a second administrator approves. The award is given as it was when it was proposed. */
export const AwardProposed = defineEvent('AwardProposed', 1, proposedAward)

const decidedAward = { grantId: GrantId, giverId: MemberId, proposedBy: MemberId }

/** The event after it gives the award. */
export const AwardApproved = defineEvent('AwardApproved', 1, z.strictObject(decidedAward))

export const AwardDeclined = defineEvent(
  'AwardDeclined',
  1,
  z.strictObject({ ...decidedAward, reason: freeText(requiredText(500), forgottenText) }),
)

/** The giver took an award back. */
export const AwardRecalled = defineEvent(
  'AwardRecalled',
  1,
  z.strictObject({
    ...givenAwardFields,
    reason: freeText(boundedText(500), ''),
    clawBackPolicies: ClawBackPolicies,
    postings: Postings,
  }),
)

/** The giver takes the recall of an award back: the award holds again. */
export const AwardReinstated = defineEvent(
  'AwardReinstated',
  1,
  z.strictObject({ ...givenAwardFields, clawBackPolicies: ClawBackPolicies, postings: Postings }),
)

export const AwardClawedBack = defineEvent(
  'AwardClawedBack',
  1,
  z.strictObject({
    grantId: GrantId,
    awardId: AwardId,
    recipientId: MemberId,
    points: PositivePoints,
    /** The part that the company bears; the postings hold what the recipient owes. */
    absorbed: AllowancePoints,
    postings: Postings,
  }),
)

export const AwardCredited = defineEvent(
  'AwardCredited',
  1,
  z.strictObject({
    grantId: GrantId,
    awardId: AwardId,
    recipientId: MemberId,
    giverId: MemberId,
    points: PositivePoints,
    postings: Postings,
  }),
)

/** The occasion and its year. Each occasion is celebrated once. */
export const Occasion = z.strictObject({
  kind: CelebrationKind,
  year: z.int().min(1900).max(9999),
  /** Full years with the company; null where they do not matter. */
  years: z.int().min(0).max(150).nullable(),
})
export type Occasion = z.infer<typeof Occasion>

const firstAwardGranted = z.strictObject({
  grantId: GrantId,
  awardName: requiredText(100),
  memberId: MemberId,
  occasion: Occasion,
  points: AllowancePoints,
  message: freeText(boundedText(3000), ''),
  isPrivate: z.boolean(),
  bannerIds: BannerIds,
  /** The channels of the announcement; without any, only the person gets a message. */
  channelIds: z.array(ChannelId),
  gifts: GiftRows,
  postings: Postings,
})

/** An award that a rule gave and the company pays. */
export const AwardGranted = defineEvent(
  'AwardGranted',
  2,
  firstAwardGranted.extend({
    /** Days between the occasion and the award: more than 0 after a pause of the installation. */
    daysLate: z.int().min(0).max(366),
  }),
  [upcastFrom(firstAwardGranted, granted => ({ ...granted, daysLate: 0 }))],
)

/** What a prize was won in. */
export const WonIn = z.strictObject({
  kind: z.enum(['COMPETITION', 'NOMINATIONS']),
  campaignId: z.uuid(),
  title: requiredText(100),
})
export type WonIn = z.infer<typeof WonIn>

/** An award that a member won. The company pays it. */
export const PrizeGranted = defineEvent(
  'PrizeGranted',
  1,
  z.strictObject({
    grantId: GrantId,
    awardId: AwardId,
    awardName: requiredText(100),
    memberId: MemberId,
    /** The administrator who began the competition, or chose the winner. */
    decidedBy: MemberId,
    wonIn: WonIn,
    points: AllowancePoints,
    message: freeText(boundedText(3000), ''),
    isPrivate: z.boolean(),
    bannerIds: BannerIds,
    /** The channels of the announcement; without any, only the person gets a message. */
    channelIds: z.array(ChannelId),
    gifts: GiftRows,
    postings: Postings,
  }),
)

/** Points that a member picked in a claim. */
export const GiftCredited = defineEvent(
  'GiftCredited',
  1,
  z.strictObject({
    claimId: ClaimId,
    grantId: GrantId,
    memberId: MemberId,
    points: PositivePoints,
    postings: Postings,
  }),
)

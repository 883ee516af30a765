import { z } from 'zod'
import { defineEvent, upcastFrom } from '../../kernel/event.ts'
import { ChannelId, MemberId, ShoutoutId } from '../../kernel/ids.ts'
import { Instant } from '../../kernel/instant.ts'
import { Period } from '../../kernel/period.ts'
import { freeText } from '../../kernel/personal.ts'
import { AllowancePoints, PositivePoints } from '../../kernel/points.ts'
import { Postings } from '../../kernel/posting.ts'
import { boundedText } from '../../kernel/text.ts'
import { ClawBackPolicies } from '../../teams/vocabulary.ts'
import { Attachment } from './vocabulary.ts'

/** The first versions of some events did not name the channel. */
const OptionalChannel = ChannelId.nullable().exactOptional()
export type OptionalChannel = z.infer<typeof OptionalChannel>

/** Version 2 adds the channel: null outside of channels, and absent in events that follow from version 1. */
const withChannel = <const Type extends string, Shape extends z.ZodRawShape>(
  type: Type,
  first: z.ZodObject<Shape>,
) => defineEvent(type, 2, first.extend({ channelId: OptionalChannel }), [upcastFrom(first, data => data)])

export const ShoutoutGiven = defineEvent(
  'ShoutoutGiven',
  1,
  z.strictObject({
    shoutoutId: ShoutoutId,
    giverId: MemberId,
    recipientIds: z.array(MemberId).min(1),
    pointsEach: PositivePoints,
    channelId: ChannelId.nullable(),
    value: boundedText(100).nullable(),
    message: freeText(boundedText(3000), ''),
    attachment: Attachment.nullable(),
    /** The channel counts it without an announcement: the people there saw it happen. */
    isToldInPerson: z.boolean(),
    period: Period,
    recallableUntil: Instant,
    postings: Postings,
  }),
)

const firstShoutoutRecalled = z.strictObject({
  shoutoutId: ShoutoutId,
  giverId: MemberId,
  recipientIds: z.array(MemberId).min(1),
  pointsEach: PositivePoints,
  period: Period,
  reason: freeText(boundedText(500), ''),
  clawBackPolicies: ClawBackPolicies,
  postings: Postings,
})

export const ShoutoutRecalled = withChannel('ShoutoutRecalled', firstShoutoutRecalled)

/** The giver takes a recall back: the shoutout holds again. */
export const ShoutoutReinstated = defineEvent(
  'ShoutoutReinstated',
  1,
  z.strictObject({
    shoutoutId: ShoutoutId,
    giverId: MemberId,
    recipientIds: z.array(MemberId).min(1),
    pointsEach: PositivePoints,
    channelId: ChannelId.nullable(),
    period: Period,
    clawBackPolicies: ClawBackPolicies,
    postings: Postings,
  }),
)

const firstShoutoutCredited = z.strictObject({
  shoutoutId: ShoutoutId,
  recipientId: MemberId,
  giverId: MemberId,
  points: PositivePoints,
  postings: Postings,
})

export const ShoutoutCredited = withChannel('ShoutoutCredited', firstShoutoutCredited)

export const ShoutoutClawedBack = defineEvent(
  'ShoutoutClawedBack',
  1,
  z.strictObject({
    shoutoutId: ShoutoutId,
    recipientId: MemberId,
    points: PositivePoints,
    /** The spent part that the company bears; the postings hold what the recipient owes. */
    absorbed: AllowancePoints,
    postings: Postings,
  }),
)

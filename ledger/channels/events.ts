import { z } from 'zod'
import { defineEvent, type EventOf } from '../kernel/event.ts'
import { ChannelId, MemberId } from '../kernel/ids.ts'
import { AllowancePoints, PositivePoints } from '../kernel/points.ts'
import { requiredText } from '../kernel/text.ts'

/** How recognition works in a channel. */
export const ChannelSettings = z.strictObject({
  title: requiredText(200),
  slackChannelId: requiredText(64).nullable(),
  /** The points that a member of the channel may give in a period. */
  shoutoutAllowance: AllowancePoints,
  awardAllowance: AllowancePoints,
  /** The amounts a shoutout may carry; empty means any. */
  pointOptions: z.array(PositivePoints).max(50),
  managerIds: z.array(MemberId).max(200),
})
export type ChannelSettings = z.infer<typeof ChannelSettings>

export const ChannelCreated = defineEvent(
  'ChannelCreated',
  1,
  z.strictObject({ channelId: ChannelId, settings: ChannelSettings }),
)

export const ChannelChanged = defineEvent(
  'ChannelChanged',
  1,
  z.strictObject({ channelId: ChannelId, settings: ChannelSettings }),
)

export const ChannelMembersChanged = defineEvent(
  'ChannelMembersChanged',
  1,
  z.strictObject({ channelId: ChannelId, joined: z.array(MemberId), left: z.array(MemberId) }),
)

export const ChannelDeleted = defineEvent('ChannelDeleted', 1, z.strictObject({ channelId: ChannelId }))

export const channelEvents = [ChannelCreated, ChannelChanged, ChannelMembersChanged, ChannelDeleted] as const

export type ChannelEvent = EventOf<(typeof channelEvents)[number]>

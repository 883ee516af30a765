import { z } from 'zod'
import { GiftRows } from '../awards/vocabulary.ts'
import { defineEvent, type EventOf } from '../kernel/event.ts'
import { ChannelId } from '../kernel/ids.ts'
import { AllowancePoints } from '../kernel/points.ts'
import { boundedText } from '../kernel/text.ts'
import { BannerIds, CelebrationKind, WeekendMode } from './vocabulary.ts'

/** The award of an anniversary of this number of years, which replaces the usual one. */
export const Milestone = z.strictObject({
  years: z.int().min(1).max(99),
  points: AllowancePoints,
  bannerIds: BannerIds,
  gifts: GiftRows,
})
export type Milestone = z.infer<typeof Milestone>

export const CelebrationSettings = z.strictObject({
  points: AllowancePoints,
  message: boundedText(3000),
  weekendMode: WeekendMode,
  bannerIds: BannerIds,
  /** Where it is announced; null means the largest channel that the celebrated member is in. */
  channelIds: z.array(ChannelId).max(200).nullable(),
  gifts: GiftRows,
  milestones: z.array(Milestone).max(99),
})
export type CelebrationSettings = z.infer<typeof CelebrationSettings>

export const CelebrationSet = defineEvent(
  'CelebrationSet',
  1,
  z.strictObject({ kind: CelebrationKind, settings: CelebrationSettings }),
)

/** The settings are kept for the day it is switched on again. */
export const CelebrationDisabled = defineEvent(
  'CelebrationDisabled',
  1,
  z.strictObject({ kind: CelebrationKind }),
)

export const celebrationEvents = [CelebrationSet, CelebrationDisabled] as const

export type CelebrationEvent = EventOf<(typeof celebrationEvents)[number]>

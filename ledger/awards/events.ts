import { z } from 'zod'
import { BannerIds } from '../celebrations/vocabulary.ts'
import { defineEvent, type EventOf } from '../kernel/event.ts'
import { AwardId } from '../kernel/ids.ts'
import { AllowancePoints } from '../kernel/points.ts'
import { boundedText, requiredText } from '../kernel/text.ts'
import { GiftRows } from './vocabulary.ts'

/** A spot award as givers see it. */
export const SpotAward = z.strictObject({
  awardId: AwardId,
  name: requiredText(100),
  points: AllowancePoints,
  /** Posted with the award where the giver writes nothing. */
  message: boundedText(3000),
  bannerIds: BannerIds,
  gifts: GiftRows,
  /** Announced only in a direct message to the recipient. */
  isPrivate: z.boolean(),
})
export type SpotAward = z.infer<typeof SpotAward>

export const AwardDefined = defineEvent('AwardDefined', 1, SpotAward)
export const AwardArchived = defineEvent('AwardArchived', 1, z.strictObject({ awardId: AwardId }))

export const awardEvents = [AwardDefined, AwardArchived] as const

export type AwardEvent = EventOf<(typeof awardEvents)[number]>

import { z } from 'zod'
import { defineEvent, type EventOf } from '../decider/event.ts'
import { BannerIds } from '../values/bannerId.ts'
import { GiftRows } from '../values/gift.ts'
import { AwardId } from '../values/ids.ts'
import { AllowancePoints } from '../values/points.ts'
import { boundedText, requiredText } from '../values/text.ts'

/** A spot award as it is offered to those who may give it. */
export const SpotAward = z.strictObject({
  awardId: AwardId,
  name: requiredText(100),
  points: AllowancePoints,
  /** Posted with the award where the giver writes nothing. */
  message: boundedText(3000),
  bannerIds: BannerIds,
  gifts: GiftRows,
  /** Given in a direct message to the person alone. */
  isPrivate: z.boolean(),
})
export type SpotAward = z.infer<typeof SpotAward>

export const AwardDefined = defineEvent('AwardDefined', 1, SpotAward)
export const AwardArchived = defineEvent('AwardArchived', 1, z.strictObject({ awardId: AwardId }))

export const awardEvents = [AwardDefined, AwardArchived] as const

export type AwardEvent = EventOf<(typeof awardEvents)[number]>

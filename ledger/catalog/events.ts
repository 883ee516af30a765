import { z } from 'zod'
import { defineEvent, type EventOf } from '../decider/event.ts'
import { RewardId } from '../values/ids.ts'
import { PositivePoints } from '../values/points.ts'
import { requiredText } from '../values/text.ts'

/** A company reward: something the company gives itself, at a price in points. */
export const CompanyReward = z.strictObject({
  rewardId: RewardId,
  name: requiredText(200),
  emoji: requiredText(64),
  description: requiredText(2000),
  pointCost: PositivePoints,
})
export type CompanyReward = z.infer<typeof CompanyReward>

export const RewardDefined = defineEvent('RewardDefined', 1, CompanyReward)
export const RewardArchived = defineEvent('RewardArchived', 1, z.strictObject({ rewardId: RewardId }))

export const catalogEvents = [RewardDefined, RewardArchived] as const

export type CatalogEvent = EventOf<(typeof catalogEvents)[number]>

import { z } from 'zod'
import { defineEvent, type EventOf } from '../../kernel/event.ts'
import { RewardId } from '../../kernel/ids.ts'
import { PositivePoints } from '../../kernel/points.ts'
import { requiredText } from '../../kernel/text.ts'

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

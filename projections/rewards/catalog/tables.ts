import { flag, instant, text, uuid, whole } from '../../engine/tables/columns.ts'
import { defineTable, type TableRow } from '../../engine/tables/table.ts'

/** A reward that the company itself provides, at a price in points. */
export const rewards = defineTable({
  readModel: 'rewards',
  name: 'rewards',
  columns: {
    teamId: uuid,
    rewardId: uuid,
    name: text,
    emoji: text,
    description: text,
    pointCost: whole,
    isArchived: flag,
    definedAt: instant,
  },
  key: ['teamId', 'rewardId'],
})
export type RewardRow = TableRow<typeof rewards>

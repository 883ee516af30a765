import { projectBy } from '../../engine/tables/projectBy.ts'
import type { ReadModel } from '../../engine/tables/readModel.ts'
import { rewards } from './tables.ts'

const project = projectBy({
  RewardDefined: ({ data, metadata: { teamId, occurredAt } }) => [
    rewards.put({ teamId, ...data, isArchived: false, definedAt: occurredAt }),
  ],
  RewardArchived: ({ data: { rewardId }, metadata: { teamId } }) => [
    rewards.change({ teamId, rewardId }, { isArchived: true }),
  ],
})

export const rewardsReadModel: ReadModel = { name: 'rewards', version: 1, tables: [rewards], project }

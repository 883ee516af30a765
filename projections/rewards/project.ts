import type { RecordedLedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import type { ReadModel } from '../readModel.ts'
import type { RowChange } from '../rowChange.ts'
import { rewards } from './tables.ts'

const project = (event: RecordedLedgerEvent): readonly RowChange[] => {
  const { teamId, occurredAt } = event.metadata
  switch (event.type) {
    case 'RewardDefined':
      return [rewards.put({ teamId, ...event.data, isArchived: false, definedAt: occurredAt })]
    case 'RewardArchived':
      return [rewards.change({ teamId, rewardId: event.data.rewardId }, { isArchived: true })]
    default:
      return []
  }
}

export const rewardsReadModel: ReadModel = { name: 'rewards', version: 1, tables: [rewards], project }

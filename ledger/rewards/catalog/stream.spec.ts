import { describe, it } from 'vitest'
import { byAdmin, idOf } from '../../testing/testCommand.ts'
import { testDecider } from '../../testing/testDecider.ts'
import type { CatalogEvent, CompanyReward } from './events.ts'
import { catalogStream } from './stream.ts'

const { given } = testDecider(catalogStream)

const mug: CompanyReward = {
  rewardId: idOf('mug'),
  name: 'Mug',
  emoji: '☕',
  description: 'With our leaf on it',
  pointCost: 1500,
}
const mugDefined: CatalogEvent = { type: 'RewardDefined', data: mug }
const defineReward = (changes: Partial<CompanyReward> = {}) =>
  ({ type: 'defineReward', ...byAdmin(), data: { ...mug, ...changes } }) as const
const archiveReward = { type: 'archiveReward', ...byAdmin(), data: { rewardId: mug.rewardId } } as const

describe('company rewards', () => {
  it('are defined, and changed under the same id', () => {
    given().when(defineReward()).thenEvents(mugDefined)
    given(mugDefined).when(defineReward()).thenNothing()
    given(mugDefined)
      .when(defineReward({ pointCost: 900 }))
      .thenEvents({ type: 'RewardDefined', data: { pointCost: 900 } })
  })

  it('are archived', () => {
    const archived = { type: 'RewardArchived', data: { rewardId: mug.rewardId } } as const
    given(mugDefined).when(archiveReward).thenEvents(archived)
    given(mugDefined, archived).when(archiveReward).thenRejected({ code: 'REWARD_UNKNOWN' })
  })
})

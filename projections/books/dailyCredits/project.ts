import { sumPoints } from '@laurel/ledger/kernel/points.ts'
import { projectBy } from '../../engine/tables/projectBy.ts'
import type { ReadModel } from '../../engine/tables/readModel.ts'
import { startOfDay } from '../days.ts'
import { dailyCredits, outsideChannels, unnamedChannel } from './tables.ts'

const project = projectBy({
  ShoutoutCredited: ({ data, metadata: { teamId, occurredAt }, recordedAt }) => {
    const credited = data.postings.filter(
      ({ account, points }) => points > 0 && (account === 'redeemable' || account === 'owed'),
    )
    const points = sumPoints(credited.map(posting => posting.points))
    if (points === 0) return []
    const channel = data.channelId === undefined ? unnamedChannel : (data.channelId ?? outsideChannels)
    const key = { teamId, channel, occurredOn: startOfDay(occurredAt), recordedOn: startOfDay(recordedAt) }
    return [dailyCredits.add(key, { points })]
  },
})

export const dailyCreditsReadModel: ReadModel = {
  name: 'dailyCredits',
  version: 1,
  tables: [dailyCredits],
  project,
}

import { sumPoints } from '@laurel/ledger/kernel/points.ts'
import { projectBy } from '../../engine/tables/projectBy.ts'
import type { ReadModel } from '../../engine/tables/readModel.ts'
import { startOfDay } from '../days.ts'
import { monthIndexOf, startOfMonth } from '../months.ts'
import { dailyCredits, monthlyCredits, outsideChannels, unnamedChannel } from './tables.ts'

const project = projectBy({
  ShoutoutCredited: ({ data, metadata: { teamId, occurredAt }, recordedAt }) => {
    const credited = data.postings.filter(
      ({ account, points }) => points > 0 && (account === 'redeemable' || account === 'owed'),
    )
    const points = sumPoints(credited.map(posting => posting.points))
    if (points === 0) return []
    const channel = data.channelId === undefined ? unnamedChannel : (data.channelId ?? outsideChannels)
    const day = { occurredOn: startOfDay(occurredAt), recordedOn: startOfDay(recordedAt) }
    const month = {
      occurredOn: startOfMonth(monthIndexOf(occurredAt)),
      recordedOn: startOfMonth(monthIndexOf(recordedAt)),
    }
    return [
      dailyCredits.add({ teamId, channel, ...day }, { points }),
      monthlyCredits.add({ teamId, channel, ...month }, { points }),
    ]
  },
})

export const channelCreditsReadModel: ReadModel = {
  name: 'channelCredits',
  version: 1,
  tables: [dailyCredits, monthlyCredits],
  project,
}

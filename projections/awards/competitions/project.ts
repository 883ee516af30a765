import { monthIndexOf } from '../../books/months.ts'
import { projectBy } from '../../engine/tables/projectBy.ts'
import type { ReadModel } from '../../engine/tables/readModel.ts'
import { channelMonths, channelShoutouts, competitions } from './tables.ts'

const project = projectBy({
  CompetitionCreated: ({ data, metadata: { teamId } }) => [
    competitions.put({
      teamId,
      ...data,
      state: 'open',
      countedAt: null,
      standings: [],
      winners: [],
      winnerCount: 0,
      paidMembers: 0,
      paidAwardName: null,
    }),
  ],
  CompetitionArchived: ({ data: { competitionId }, metadata: { teamId } }) => [
    competitions.change({ teamId, competitionId }, { state: 'archived' }),
  ],
  CompetitionCompleted: ({ data, metadata: { teamId } }) => [
    competitions.change(
      { teamId, competitionId: data.competitionId },
      {
        state: 'complete',
        countedAt: data.countedAt,
        standings: data.standings,
        winners: data.winners,
        winnerCount: data.counts?.winners ?? data.winners.length,
        paidMembers: data.counts?.members ?? data.memberIds.length,
        paidAwardName: data.award?.name ?? null,
      },
    ),
  ],
  ShoutoutGiven: ({ data: { channelId, recipientIds, pointsEach }, metadata: { teamId, occurredAt } }) => {
    if (channelId === null) return []
    const key = { teamId, channelId, month: monthIndexOf(occurredAt) }
    const shoutouts = recipientIds.length
    return [
      channelMonths.add(key, { shoutouts, points: shoutouts * pointsEach }),
      ...recipientIds.map(memberId =>
        channelShoutouts.add({ ...key, memberId }, { shoutouts: 1, points: pointsEach }),
      ),
    ]
  },
})

export const competitionsReadModel: ReadModel = {
  name: 'competitions',
  version: 3,
  tables: [competitions, channelShoutouts, channelMonths],
  project,
}

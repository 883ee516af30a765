import { projectBy } from '../../engine/tables/projectBy.ts'
import type { ReadModel } from '../../engine/tables/readModel.ts'
import { campaignSizes, campaigns, nominations, nominees } from './tables.ts'

const project = projectBy({
  CampaignOpened: ({ data, metadata: { teamId, occurredAt } }) => [
    campaigns.put({
      teamId,
      ...data,
      openedAt: occurredAt,
      isComplete: false,
      completedAt: null,
      winnerIds: [],
      isPrizePaid: false,
      channelTitle: null,
      memberCount: null,
    }),
  ],
  MemberNominated: ({ data, metadata: { teamId, occurredAt } }) => {
    const { isFirst, ...nomination } = data
    const { campaignId, nomineeId } = nomination
    return [
      nominations.insert({ teamId, ...nomination, nominatedAt: occurredAt }),
      nominees.add({ teamId, campaignId, nomineeId }, { nominationCount: 1 }),
      campaignSizes.add({ teamId, campaignId }, { nominationCount: 1, usersEngaged: isFirst ? 1 : 0 }),
    ]
  },
  CampaignCompleted: ({ data, metadata: { teamId, occurredAt } }) => {
    const { campaignId, winnerIds, channelTitle, memberCount, award } = data
    return [
      campaigns.change(
        { teamId, campaignId },
        {
          isComplete: true,
          completedAt: occurredAt,
          winnerIds,
          isPrizePaid: award !== null,
          channelTitle,
          memberCount,
        },
      ),
    ]
  },
})

export const campaignsReadModel: ReadModel = {
  name: 'campaigns',
  version: 1,
  tables: [campaigns, campaignSizes, nominations, nominees],
  project,
}

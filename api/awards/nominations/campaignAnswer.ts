import type { Campaign } from '@laurel/contract/awards/nominations.ts'
import type { Campaign as OpenedCampaign } from '@laurel/ledger/campaigns/events.ts'
import { campaignStatus } from '@laurel/ledger/campaigns/vocabulary.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Period } from '@laurel/ledger/kernel/period.ts'
import type { CampaignItem } from '@laurel/projections/awards/campaigns/queries.ts'
import type { Intent } from '../../access/intent.ts'
import { userReferenceOf } from '../../people/userReference.ts'

/** A campaign on a day of the team. */
export const campaignOf = (item: CampaignItem, today: Period): Campaign => ({
  id: item.campaignId,
  title: item.title,
  status: campaignStatus(item, today),
  user_group: { id: item.channelId, title: item.channelTitle, member_count: item.memberCount },
  award: {
    id: item.awardId,
    name: item.awardName ?? '',
    points: item.awardPoints ?? 0,
    is_archived: item.isAwardArchived,
  },
  message: item.message,
  created_at: item.openedAt,
  end_date: item.endDate,
  completed_at: item.completedAt,
  nomination_count: item.nominationCount,
  users_engaged: item.usersEngaged,
  winners: item.winners.map(userReferenceOf),
  metadata: { multi_nominations: item.isMulti },
})

/** A campaign that was opened a moment ago, which read models may not show yet. */
export const newCampaignOf = async (
  { ledger }: { readonly ledger: Pick<Ledger, 'award' | 'channel'> },
  { teamId, occurredAt }: Pick<Intent, 'teamId' | 'occurredAt'>,
  campaign: OpenedCampaign,
): Promise<Campaign> => {
  const [award, channel] = await Promise.all([
    ledger.award(teamId, campaign.awardId),
    ledger.channel(teamId, campaign.channelId),
  ])
  return {
    id: campaign.campaignId,
    title: campaign.title,
    status: 'OPEN',
    user_group: {
      id: campaign.channelId,
      title: channel.kind === 'known' ? channel.settings.title : null,
      member_count: channel.kind === 'known' ? channel.memberIds.size : 0,
    },
    award: {
      id: campaign.awardId,
      name: award.kind === 'unknown' ? '' : award.award.name,
      points: award.kind === 'unknown' ? 0 : award.award.points,
      is_archived: award.kind !== 'offered',
    },
    message: campaign.message,
    created_at: occurredAt,
    end_date: campaign.endDate,
    completed_at: null,
    nomination_count: 0,
    users_engaged: 0,
    winners: [],
    metadata: { multi_nominations: campaign.isMulti },
  }
}

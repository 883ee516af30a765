import { flag, instant, listOf, personal, text, uuid, whole } from '../../engine/tables/columns.ts'
import { defineTable } from '../../engine/tables/table.ts'

/** Campaigns of nominations. */
export const campaigns = defineTable({
  readModel: 'campaigns',
  name: 'campaigns',
  columns: {
    teamId: uuid,
    campaignId: uuid,
    title: text,
    channelId: uuid,
    awardId: uuid,
    /** The last day of nominations, in the time zone of the team. */
    endDate: text,
    message: text,
    isMulti: flag,
    createdBy: uuid,
    openedAt: instant,
    isComplete: flag,
    completedAt: instant.nullable(),
    winnerIds: listOf(uuid),
    /** Whether the winners got the award, which may have been archived. */
    isPrizePaid: flag,
    /** Of the channel, as they were when the campaign ended. */
    channelTitle: text.nullable(),
    memberCount: whole.nullable(),
  },
  key: ['teamId', 'campaignId'],
  indexes: [
    'team_id, is_complete, opened_at, campaign_id',
    'using btree (team_id, channel_id, end_date) where not is_complete',
  ],
})

/** The figures of each campaign, so that lists count no nominations. */
export const campaignSizes = defineTable({
  readModel: 'campaigns',
  name: 'campaignSizes',
  columns: {
    teamId: uuid,
    campaignId: uuid,
    nominationCount: whole,
    /** The members who nominated. */
    usersEngaged: whole,
  },
  key: ['teamId', 'campaignId'],
  isReplacedOften: true,
})

export const nominations = defineTable({
  readModel: 'campaigns',
  name: 'nominations',
  columns: {
    teamId: uuid,
    nominationId: uuid,
    campaignId: uuid,
    nominatorId: uuid,
    nomineeId: uuid,
    message: personal(text),
    nominatedAt: instant,
  },
  key: ['teamId', 'nominationId'],
  indexes: [
    'team_id, nominated_at, nomination_id',
    'team_id, campaign_id, nominated_at, nomination_id',
    'team_id, nominator_id, nominated_at, nomination_id',
    'team_id, nominee_id, nominated_at, nomination_id',
    // Answers whether a member nominated in a campaign.
    'team_id, campaign_id, nominator_id',
  ],
})

/** How often each colleague was nominated in a campaign. */
export const nominees = defineTable({
  readModel: 'campaigns',
  name: 'nominees',
  columns: { teamId: uuid, campaignId: uuid, nomineeId: uuid, nominationCount: whole },
  key: ['teamId', 'campaignId', 'nomineeId'],
  indexes: ['team_id, campaign_id, nomination_count, nominee_id'],
  isReplacedOften: true,
})

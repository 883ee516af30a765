import { campaignStatuses } from '@laurel/ledger/campaigns/vocabulary.ts'
import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { Instant } from '@laurel/ledger/kernel/instant.ts'
import { Points } from '@laurel/ledger/kernel/points.ts'
import { boundedText, requiredText } from '@laurel/ledger/kernel/text.ts'
import { z } from 'zod'
import { UserReference } from '../people/userReference.ts'
import { AnswerText, answerList, idsMax } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { listQuery } from '../wire/listQuery.ts'
import { Acknowledged, After, Position } from '../wire/position.ts'

/** A campaign of nominations. */
export const Campaign = z.object({
  id: Identifier,
  title: AnswerText,
  /** `OPEN` takes nominations; `PENDING` waits for the winners after its last day. */
  status: z.enum(campaignStatuses),
  user_group: z.object({
    id: Identifier,
    /** Null if the channel was deleted. */
    title: AnswerText.nullable(),
    /** Frozen when the campaign ends. */
    member_count: z.int().min(0),
  }),
  award: z.object({
    id: Identifier,
    name: AnswerText,
    points: Points,
    /** An archived award is no longer paid. */
    is_archived: z.boolean(),
  }),
  message: AnswerText,
  created_at: Instant,
  /** The last day of nominations, in the time zone of the team. */
  end_date: z.iso.date(),
  completed_at: Instant.nullable(),
  nomination_count: z.int().min(0),
  /** The members who nominated. */
  users_engaged: z.int().min(0),
  winners: answerList(UserReference),
  metadata: z.object({ multi_nominations: z.boolean() }),
})
export type Campaign = z.infer<typeof Campaign>

export const NewCampaign = z.object({
  title: requiredText(100),
  group_id: Identifier,
  award_id: Identifier,
  end_date: z.iso.date(),
  message: boundedText(3000).default(''),
  multi_nominations: z.boolean().default(false),
})
export type NewCampaign = z.infer<typeof NewCampaign>

/** Running campaigns first; of the ended ones the newest 1,000. */
export const listCampaigns = defineCall({
  name: 'listCampaigns',
  method: 'GET',
  path: '/v1/team/nominations',
  access: 'admin',
  summary: 'Campaigns of nominations',
  query: After,
  response: z.object({ campaigns: answerList(Campaign) }),
  errors: ['PRO_REQUIRED'],
})

export const createCampaign = defineCall({
  name: 'createCampaign',
  method: 'POST',
  path: '/v1/team/nominations',
  access: 'admin',
  summary: 'Call the members of a channel to nominate colleagues',
  body: NewCampaign,
  response: z.object({ campaign: Campaign, position: Position }),
  errors: ['PRO_REQUIRED', 'AWARD_UNKNOWN', 'CHANNEL_UNKNOWN', 'CAMPAIGN_ENDS_IN_PAST'],
  isCommand: true,
})

export const Nominee = z.object({ user: UserReference, nomination_count: z.int().min(1) })
export type Nominee = z.infer<typeof Nominee>

export const getCampaign = defineCall({
  name: 'getCampaign',
  method: 'GET',
  path: '/v1/team/nominations/:id',
  access: 'admin',
  summary: 'A campaign with the colleagues who were nominated most',
  params: z.object({ id: Identifier }),
  query: After,
  response: z.object({ campaign: Campaign, nominees: answerList(Nominee) }),
  errors: ['PRO_REQUIRED', 'NOT_FOUND'],
})

export const CampaignEnd = z.object({
  for_users: z.array(Identifier).max(idsMax),
  /** Said to each winner; where it is empty, the award's own message is. */
  message: boundedText(3000).default(''),
})
export type CampaignEnd = z.infer<typeof CampaignEnd>

/** One winner, or one or more if the campaign says so; none only if no one was nominated. */
export const completeCampaign = defineCall({
  name: 'completeCampaign',
  method: 'POST',
  path: '/v1/team/nominations/:id/complete',
  access: 'admin',
  summary: 'End a campaign and give the award to its winners',
  params: z.object({ id: Identifier }),
  body: CampaignEnd,
  response: Acknowledged,
  errors: [
    'PRO_REQUIRED',
    'CAMPAIGN_UNKNOWN',
    'CAMPAIGN_ENDED',
    'WINNER_REQUIRED',
    'ONE_WINNER_ONLY',
    'OWN_PRIZE',
    'TOO_MANY_WINNERS',
    'RECIPIENT_UNKNOWN',
  ],
  isCommand: true,
})

export const CampaignFilter = z.object({
  id: z.array(Identifier).max(idsMax).optional(),
  /** Open and pending campaigns, or those that are complete. */
  is_ended: z.boolean().optional(),
})

/** Sorts by `created_at` (newest first unless asked otherwise), `end_date`, `title`. */
export const listCampaignRecords = defineCall({
  name: 'listCampaignRecords',
  method: 'GET',
  path: '/v1/admin/nominations',
  access: 'admin',
  summary: 'Campaigns of nominations by page',
  query: listQuery(CampaignFilter),
  response: answerList(Campaign),
  errors: ['PRO_REQUIRED'],
})

export const getCampaignRecord = defineCall({
  name: 'getCampaignRecord',
  method: 'GET',
  path: '/v1/admin/nominations/:id',
  access: 'admin',
  summary: 'A campaign of nominations',
  params: z.object({ id: Identifier }),
  query: After,
  response: Campaign,
  errors: ['PRO_REQUIRED', 'NOT_FOUND'],
})

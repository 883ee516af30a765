import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { Instant } from '@laurel/ledger/kernel/instant.ts'
import { requiredText } from '@laurel/ledger/kernel/text.ts'
import { z } from 'zod'
import { UserReference } from '../people/userReference.ts'
import { AnswerText, answerList } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { Cursor } from '../wire/listQuery.ts'
import { Acknowledged, After } from '../wire/position.ts'
import { SearchWords } from '../wire/searchWords.ts'
import { Campaign } from './nominations.ts'

/** A campaign as those see it who may nominate in it. */
export const RunningCampaign = Campaign.pick({
  id: true,
  title: true,
  message: true,
  end_date: true,
}).extend({
  group_title: AnswerText.nullable(),
  award_name: AnswerText,
  /** The colleagues whom the caller nominated. */
  nominated: answerList(UserReference),
})
export type RunningCampaign = z.infer<typeof RunningCampaign>

/** The first 100 that end next. */
export const listRunningCampaigns = defineCall({
  name: 'listRunningCampaigns',
  method: 'GET',
  path: '/v1/nominations/campaigns',
  access: 'member',
  summary: 'Campaigns in which you can nominate',
  query: After,
  response: z.object({ campaigns: answerList(RunningCampaign) }),
})

/** For the picker: the first 20 active members of the campaign's channel by name, without the caller. */
export const findNominees = defineCall({
  name: 'findNominees',
  method: 'GET',
  path: '/v1/nominations/campaigns/:id/colleagues',
  access: 'member',
  summary: 'Find colleagues to nominate, by name',
  params: z.object({ id: Identifier }),
  query: z.object({ q: SearchWords.optional() }),
  response: z.object({ users: answerList(UserReference) }),
  errors: ['NOT_FOUND'],
})

export const NewNomination = z.object({
  campaign_id: Identifier,
  user_id: Identifier,
  message: requiredText(3000),
})
export type NewNomination = z.infer<typeof NewNomination>

export const nominate = defineCall({
  name: 'nominate',
  method: 'POST',
  path: '/v1/nominations',
  access: 'member',
  summary: 'Nominate a colleague',
  body: NewNomination,
  response: Acknowledged.extend({ nomination_id: Identifier }),
  errors: [
    'CAMPAIGN_UNKNOWN',
    'CAMPAIGN_ENDED',
    'SELF_NOMINATION',
    'NOMINEE_NOT_IN_CHANNEL',
    'NOMINATED_ALREADY',
    'TOO_MANY_NOMINATIONS',
  ],
  isCommand: true,
})

/** A nomination that the caller made, and how its campaign stands. */
export const OwnNomination = z.object({
  id: Identifier,
  created_at: Instant,
  user: UserReference.nullable(),
  message: AnswerText,
  campaign: Campaign.pick({ id: true, title: true, status: true, end_date: true, winners: true }),
})
export type OwnNomination = z.infer<typeof OwnNomination>

/** The newest first. */
export const listOwnNominations = defineCall({
  name: 'listOwnNominations',
  method: 'GET',
  path: '/v1/nominations',
  access: 'member',
  summary: 'Your nominations, and how their campaigns ended',
  query: After.extend({ cursor: Cursor.optional() }),
  response: z.object({ nominations: answerList(OwnNomination), next: Cursor.nullable() }),
})

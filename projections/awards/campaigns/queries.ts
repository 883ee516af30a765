import type { CampaignId, ChannelId, MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { type ListRequest, nullable, type Page, readPage } from '../../engine/querying/page.ts'
import { createParameters, type Parameters } from '../../engine/querying/parameters.ts'
import { columnsOf, readRow } from '../../engine/querying/rows.ts'
import { type TimeRange, within } from '../../engine/querying/timeRange.ts'
import { text, uuid, whole } from '../../engine/tables/columns.ts'
import { MemberReference, memberByKeySql } from '../../people/members/memberReference.ts'
import { shownMessageSql } from '../../people/members/mentions.ts'
import { isAmong, type PeopleSet } from '../../people/members/peopleSet.ts'
import { channelMembers, channelSizes, channels } from '../../team/channels/tables.ts'
import { awards } from '../awards/tables.ts'
import { campaignSizes, campaigns, nominations } from './tables.ts'

/** A campaign with its figures. Those of the channel are frozen when the campaign ends. */
export const CampaignItem = campaigns.schema.omit({ channelTitle: true, memberCount: true }).extend({
  channelTitle: text.nullable(),
  memberCount: whole,
  nominationCount: whole,
  usersEngaged: whole,
  awardName: text.nullable(),
  awardPoints: whole.nullable(),
  isAwardArchived: z.boolean(),
  winners: z.array(MemberReference),
})
export type CampaignItem = z.output<typeof CampaignItem>

const { channelTitle: _title, memberCount: _count, ...ownColumns } = campaigns.columns
const { message: _message, ...nominationColumns } = nominations.columns

const select = `${columnsOf({ columns: ownColumns }, 'c')},
  coalesce(c.channel_title, (select ch.title from ${channels.live} ch
    where ch.team_id = c.team_id and ch.channel_id = c.channel_id)) as "channelTitle",
  coalesce(c.member_count, (select s.member_count from ${channelSizes.live} s
    where s.team_id = c.team_id and s.channel_id = c.channel_id), 0) as "memberCount",
  coalesce(z.nomination_count, 0) as "nominationCount", coalesce(z.users_engaged, 0) as "usersEngaged",
  a.name as "awardName", a.points as "awardPoints", coalesce(a.is_archived, true) as "isAwardArchived",
  (select coalesce(jsonb_agg(k.reference order by k.name_order, k.member_id), '[]')
    from (select id::uuid from jsonb_array_elements_text(c.winner_ids) id) winner
    cross join lateral ${memberByKeySql('c.team_id', 'winner.id')} k) as winners`

const from = `${campaigns.live} c
  left join ${campaignSizes.live} z on z.team_id = c.team_id and z.campaign_id = c.campaign_id
  left join ${awards.live} a on a.team_id = c.team_id and a.award_id = c.award_id`

const sortFields = { title: 'lower(c.title)', openedAt: 'c.opened_at', endDate: 'c.end_date' } as const

export type CampaignListRequest = ListRequest<keyof typeof sortFields> & {
  readonly campaignIds?: readonly CampaignId[] | undefined
  readonly isComplete?: boolean | undefined
  /** Campaigns that take nominations on this day. */
  readonly openOn?: string | undefined
  /** Campaigns of the channels that this member is in. */
  readonly memberId?: MemberId | undefined
}

/** The campaigns of a team, the newest first. */
export const listCampaigns = (
  database: Queryable,
  teamId: TeamId,
  request: CampaignListRequest = {},
): Promise<Page<CampaignItem>> => {
  const { campaignIds, isComplete, openOn, memberId } = request
  const parameters = createParameters(teamId)
  const conditions = ['c.team_id = $1']
  if (campaignIds) conditions.push(`c.campaign_id = any(${parameters.bind(campaignIds)}::uuid[])`)
  if (isComplete !== undefined) conditions.push(isComplete ? 'c.is_complete' : 'not c.is_complete')
  if (openOn) conditions.push(`not c.is_complete and c.end_date >= ${parameters.bind(openOn)}`)
  if (memberId)
    conditions.push(`exists (select from ${channelMembers.live} m where m.team_id = c.team_id
      and m.channel_id = c.channel_id and m.member_id = ${parameters.bind(memberId)})`)
  return readPage(database, {
    schema: CampaignItem,
    select,
    from,
    conditions,
    parameters,
    request,
    sortFields,
    defaultOrder: ['c.opened_at', 'DESC'],
    tieBreak: ['c.campaign_id'],
    key: 'c.team_id, c.campaign_id',
  })
}

export const campaignById = (
  database: Queryable,
  teamId: TeamId,
  campaignId: CampaignId,
): Promise<CampaignItem | null> =>
  readRow(
    database,
    CampaignItem,
    `select ${select} from ${from} where c.team_id = $1 and c.campaign_id = $2`,
    [teamId, campaignId],
  )

/** The title of a campaign that is not complete and needs a channel. */
export const campaignOfChannel = async (
  database: Queryable,
  teamId: TeamId,
  channelId: ChannelId,
): Promise<string | null> => {
  const row = await readRow(
    database,
    z.object({ title: text }),
    `select c.title from ${campaigns.live} c
     where c.team_id = $1 and c.channel_id = $2 and not c.is_complete order by c.end_date desc limit 1`,
    [teamId, channelId],
  )
  return row?.title ?? null
}

/** A nomination with its campaign and both people. */
export const NominationItem = nominations.schema.extend({
  campaignTitle: text,
  awardId: uuid,
  awardName: text.nullable(),
  channelId: z.string(),
  nominator: MemberReference.nullable(),
  nominee: MemberReference.nullable(),
})
export type NominationItem = z.output<typeof NominationItem>

const nameOrder = (memberId: string) =>
  nullable(`(select k.name_order from ${memberByKeySql('n.team_id', memberId)} k)`)

const awardName = `(select a.name from ${awards.live} a where a.team_id = c.team_id and a.award_id = c.award_id)`

const nominationSortFields = {
  nominatedAt: 'n.nominated_at',
  nominatorName: nameOrder('n.nominator_id'),
  nomineeName: nameOrder('n.nominee_id'),
  awardName: nullable(`lower(${awardName})`),
  campaignTitle: 'lower(c.title)',
} as const

export type NominationListRequest = TimeRange &
  ListRequest<keyof typeof nominationSortFields> & {
    readonly campaignId?: CampaignId | undefined
    readonly nominatorId?: MemberId | undefined
    readonly nomineeId?: MemberId | undefined
    /** Nominations by or for one of these people. */
    readonly people?: PeopleSet | undefined
    /** Nominations in campaigns of these channels. */
    readonly channelIds?: readonly ChannelId[] | undefined
  }

/** The nominations of a team, the newest first. */
export const listNominations = (
  database: Queryable,
  teamId: TeamId,
  request: NominationListRequest = {},
): Promise<Page<NominationItem>> => {
  const parameters = createParameters(teamId)
  return readPage(database, {
    schema: NominationItem,
    select: `${columnsOf({ columns: nominationColumns }, 'n')},
      ${shownMessageSql('n.message', 'n.team_id')} as message, c.title as "campaignTitle", c.channel_id as "channelId",
      c.award_id as "awardId", ${awardName} as "awardName",
      (select k.reference from ${memberByKeySql('n.team_id', 'n.nominator_id')} k) as nominator,
      (select k.reference from ${memberByKeySql('n.team_id', 'n.nominee_id')} k) as nominee`,
    from: `${nominations.live} n
      join ${campaigns.live} c on c.team_id = n.team_id and c.campaign_id = n.campaign_id`,
    conditions: nominationConditions(request, parameters),
    parameters,
    request,
    sortFields: nominationSortFields,
    defaultOrder: ['n.nominated_at', 'DESC'],
    tieBreak: ['n.nomination_id'],
    ...(request.channelIds === undefined && { counted: `${nominations.live} n` }),
    key: 'n.team_id, n.nomination_id',
  })
}

const nominationConditions = (request: NominationListRequest, parameters: Parameters): readonly string[] => {
  const { campaignId, nominatorId, nomineeId, people, channelIds } = request
  const conditions = ['n.team_id = $1', ...within('n.nominated_at', request, parameters)]
  if (campaignId) conditions.push(`n.campaign_id = ${parameters.bind(campaignId)}`)
  if (nominatorId) conditions.push(`n.nominator_id = ${parameters.bind(nominatorId)}`)
  if (nomineeId) conditions.push(`n.nominee_id = ${parameters.bind(nomineeId)}`)
  if (people) {
    const isOne = (column: string) => isAmong(column, people, parameters)
    conditions.push(`(${isOne('n.nominator_id')} or ${isOne('n.nominee_id')})`)
  }
  if (channelIds) conditions.push(`c.channel_id = any(${parameters.bind(channelIds)}::uuid[])`)
  return conditions
}

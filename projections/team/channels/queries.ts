import type { ChannelId, MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { type ListRequest, type Page, readPage } from '../../engine/querying/page.ts'
import { createParameters } from '../../engine/querying/parameters.ts'
import { columnsOf, readRow, readRows } from '../../engine/querying/rows.ts'
import { textSearch } from '../../engine/querying/textSearch.ts'
import { whole } from '../../engine/tables/columns.ts'
import { MemberReference, memberByKeySql } from '../../people/members/memberReference.ts'
import { channelMembers, channelSizes, channels } from './tables.ts'

/** A channel with the number of its members and some of them. */
export const ChannelItem = channels.schema.extend({
  memberCount: whole,
  memberPreview: z.array(MemberReference),
  managers: z.array(MemberReference),
})
export type ChannelItem = z.output<typeof ChannelItem>

const previewSize = 5

const memberCount = `coalesce((select s.member_count from ${channelSizes.live} s
  where s.team_id = ch.team_id and s.channel_id = ch.channel_id), 0)`

/** The first active members in the order of the key: all members of a large channel would have to be sorted by name. */
const memberPreview = `(select coalesce(jsonb_agg(reference order by name_order, member_id), '[]') from (
    select k.* from ${channelMembers.live} c
    cross join lateral ${memberByKeySql('c.team_id', 'c.member_id', 'k.is_active')} k
    where c.team_id = ch.team_id and c.channel_id = ch.channel_id
    order by c.member_id limit ${previewSize}) preview)`

const selectWith = (
  preview: string,
): string => `${columnsOf(channels, 'ch')}, ${memberCount} as "memberCount",
  ${preview} as "memberPreview",
  (select coalesce(jsonb_agg(k.reference order by k.name_order, k.member_id), '[]')
    from (select distinct id::uuid from jsonb_array_elements_text(ch.manager_ids) id) manager
    cross join lateral ${memberByKeySql('ch.team_id', 'manager.id')} k) as managers`

const select = selectWith(memberPreview)

const sortFields = {
  title: 'lower(ch.title)',
  memberCount,
  shoutoutAllowance: 'ch.shoutout_allowance',
  awardAllowance: 'ch.award_allowance',
  createdAt: 'ch.created_at',
} as const

export type ChannelListRequest = ListRequest<keyof typeof sortFields> & {
  readonly q?: string | undefined
  readonly channelIds?: readonly ChannelId[] | undefined
  /** Channels this member is in. */
  readonly memberId?: MemberId | undefined
  /** Channels all these members are in. */
  readonly memberIds?: readonly MemberId[] | undefined
  /** Channels this member manages. */
  readonly managerId?: MemberId | undefined
  readonly slackChannelId?: string | undefined
  /** Fills `memberPreview`, which is empty by default. */
  readonly hasPreview?: boolean | undefined
}

/** The channels of a team, by title unless another order is requested. */
export const listChannels = (
  database: Queryable,
  teamId: TeamId,
  request: ChannelListRequest = {},
): Promise<Page<ChannelItem>> => {
  const { q, channelIds, memberId, memberIds, managerId, slackChannelId, hasPreview = false } = request
  const parameters = createParameters(teamId)
  const conditions = ['ch.team_id = $1']
  if (q) conditions.push(textSearch(q, parameters)('ch.title'))
  if (channelIds) conditions.push(`ch.channel_id = any(${parameters.bind(channelIds)}::uuid[])`)
  if (slackChannelId) conditions.push(`ch.slack_channel_id = ${parameters.bind(slackChannelId)}`)
  if (managerId) conditions.push(`ch.manager_ids ? ${parameters.bind(managerId)}`)
  if (memberId) {
    conditions.push(`exists (select from ${channelMembers.live} c where c.team_id = ch.team_id
      and c.channel_id = ch.channel_id and c.member_id = ${parameters.bind(memberId)})`)
  }
  if (memberIds && memberIds.length > 0) {
    const wanted = [...new Set(memberIds)]
    conditions.push(`ch.channel_id in (select c.channel_id from ${channelMembers.live} c
      where c.team_id = $1 and c.member_id = any(${parameters.bind(wanted)}::uuid[])
      group by c.channel_id having count(*) = ${parameters.bind(wanted.length)})`)
  }
  return readPage(database, {
    schema: ChannelItem,
    select: hasPreview ? select : selectWith(`'[]'::jsonb`),
    from: `${channels.live} ch`,
    conditions,
    parameters,
    request,
    sortFields,
    defaultOrder: ['lower(ch.title)', 'ASC'],
    tieBreak: ['ch.channel_id'],
    key: 'ch.team_id, ch.channel_id',
  })
}

export const channelById = (
  database: Queryable,
  teamId: TeamId,
  channelId: ChannelId,
): Promise<ChannelItem | null> =>
  readRow(
    database,
    ChannelItem,
    `select ${select} from ${channels.live} ch where ch.team_id = $1 and ch.channel_id = $2`,
    [teamId, channelId],
  )

const ManagedChannel = channels.schema.pick({ channelId: true })

/** The channels that a member manages. */
export const managedChannelIds = async (
  database: Queryable,
  teamId: TeamId,
  memberId: MemberId,
): Promise<readonly ChannelId[]> => {
  const rows = await readRows(
    database,
    ManagedChannel,
    `select ch.channel_id as "channelId" from ${channels.live} ch
     where ch.team_id = $1 and ch.manager_ids ? $2 order by ch.channel_id`,
    [teamId, memberId],
  )
  return rows.map(({ channelId }) => channelId)
}

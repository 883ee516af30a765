import type { ChannelId, MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { readRows } from '../../engine/querying/rows.ts'
import { flag, text, uuid } from '../../engine/tables/columns.ts'
import { channelMembers, channels } from './tables.ts'

const ChannelName = z.object({
  channelId: uuid,
  title: text,
  /** Whether the member is in the channel, or manages it. */
  isOfMember: flag,
})
export type ChannelName = z.output<typeof ChannelName>

/** The channels of a team by title. Every page asks for them, and nothing but their names. */
export const channelNames = (
  database: Queryable,
  teamId: TeamId,
  memberId: MemberId,
  limit: number,
): Promise<ChannelName[]> =>
  readRows(
    database,
    ChannelName,
    `select ch.channel_id as "channelId", ch.title,
       ch.manager_ids ? $2 or ch.channel_id in (
         select c.channel_id from ${channelMembers.live} c where c.team_id = $1 and c.member_id = $2::uuid
       ) as "isOfMember"
     from ${channels.live} ch
     where ch.team_id = $1
     order by lower(ch.title), ch.channel_id limit $3`,
    [teamId, memberId, limit],
  )

const ChannelTitle = ChannelName.pick({ channelId: true, title: true })

/** The titles of some channels. A deleted one has none. */
export const channelTitles = async (
  database: Queryable,
  teamId: TeamId,
  channelIds: readonly ChannelId[],
): Promise<ReadonlyMap<ChannelId, string>> => {
  const rows = await readRows(
    database,
    ChannelTitle,
    `select ch.channel_id as "channelId", ch.title from ${channels.live} ch
     where ch.team_id = $1 and ch.channel_id = any($2::uuid[])`,
    [teamId, channelIds],
  )
  return new Map(rows.map(({ channelId, title }) => [channelId, title]))
}

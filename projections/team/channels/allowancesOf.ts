import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import { prepared, type Queryable } from '../../engine/queryable.ts'
import { readRows } from '../../engine/querying/rows.ts'
import { uuid, whole } from '../../engine/tables/columns.ts'
import { teams } from '../teams/tables.ts'
import { channelMembers, channels } from './tables.ts'

const ChannelAllowance = z.object({
  teamId: uuid,
  memberId: uuid,
  shoutoutAllowance: whole,
  awardAllowance: whole,
})
export type ChannelAllowance = z.output<typeof ChannelAllowance>

const select = prepared(
  `select c.team_id as "teamId", c.member_id as "memberId",
     ch.shoutout_allowance as "shoutoutAllowance", ch.award_allowance as "awardAllowance"
   from unnest($1::uuid[], $2::uuid[]) as wanted (team_id, member_id)
   join ${channelMembers.live} c on c.team_id = wanted.team_id and c.member_id = wanted.member_id
   join ${channels.live} ch on ch.team_id = c.team_id and ch.channel_id = c.channel_id
   union all
   select wanted.team_id, wanted.member_id, ch.shoutout_allowance, ch.award_allowance
   from unnest($1::uuid[], $2::uuid[]) as wanted (team_id, member_id)
   join ${teams.live} t on t.team_id = wanted.team_id and t.settings @> '{"usesAllChannels": true}'
   join ${channels.live} ch on ch.team_id = wanted.team_id`,
)

/**
 * The allowances of members by channel: one row for each member in each channel, and in every channel of the team if
 * recognition works in all channels.
 */
export const allowancesOf = (
  database: Queryable,
  wanted: readonly { readonly teamId: TeamId; readonly memberId: MemberId }[],
): Promise<readonly ChannelAllowance[]> =>
  readRows(database, ChannelAllowance, select, [
    wanted.map(({ teamId }) => teamId),
    wanted.map(({ memberId }) => memberId),
  ])

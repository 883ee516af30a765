import type { ChannelId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { activities } from '@laurel/projections/recognition/activity/tables.ts'
import { channelMembers, channels } from '@laurel/projections/team/channels/tables.ts'
import { z } from 'zod'

const Channel = z.object({
  channelId: z.string(),
  quietSince: z.date().transform(date => date.toISOString()),
})
/** A channel and the time of its last shoutout. */
export type QuietChannel = z.output<typeof Channel>

/** The Slack channels with members but without a shoutout since an instant. */
export const quietChannels = async (
  database: Queryable,
  teamId: TeamId,
  since: Instant,
  channelId?: ChannelId,
): Promise<QuietChannel[]> => {
  const { rows } = await database.query(
    `select ch.channel_id as "channelId", q.since as "quietSince" from ${channels.live} ch
     cross join lateral (
       select greatest(ch.created_at, (
         select a.occurred_at from ${activities.live} a
         where a.team_id = ch.team_id and a.kind = 'shoutout' and a.channel_id = ch.channel_id
           and not a.is_recalled
         order by a.occurred_at desc limit 1)) as since) q
     where ch.team_id = $1 and ch.slack_channel_id is not null and q.since < $2
       and ($3::uuid is null or ch.channel_id = $3)
       and exists (select from ${channelMembers.live} c
         where c.team_id = ch.team_id and c.channel_id = ch.channel_id)
     order by ch.channel_id`,
    [teamId, since, channelId ?? null],
  )
  return z.array(Channel).parse(rows)
}

import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import { prepared, type Queryable } from '../../engine/queryable.ts'
import { readRows } from '../../engine/querying/rows.ts'
import { uuid, whole } from '../../engine/tables/columns.ts'
import { channelMembers, channels } from '../../team/channels/tables.ts'
import { teams } from '../../team/teams/tables.ts'
import { segmentMembers, segments } from './tables.ts'

/** The allowances of a channel of a member, or the percentages of one of their segments. */
const AllowanceSource = z.object({
  teamId: uuid,
  memberId: uuid,
  kind: z.enum(['channel', 'segment']),
  shoutout: whole,
  award: whole,
})
export type AllowanceSource = z.output<typeof AllowanceSource>

const percentOf = (allowance: 'Shoutout' | 'Award'): string =>
  `(s.adjustments ->> case when roles.manages then 'manager${allowance}' else 'member${allowance}' end)::bigint`

const select = prepared(
  `with wanted as (select * from unnest($1::uuid[], $2::uuid[]) as w (team_id, member_id)),
   roles as (
     select role.team_id, role.member_id, role.segment_id, bool_or(role.manages) as manages from (
       select w.team_id, w.member_id, m.segment_id, false as manages from wanted w
       join ${segmentMembers.live} m on m.team_id = w.team_id and m.member_id = w.member_id
       union all
       select s.team_id, manager.id::uuid, s.segment_id, true from ${segments.live} s
       cross join lateral jsonb_array_elements_text(s.manager_ids) manager(id)
       where s.team_id in (select w.team_id from wanted w)
         and (s.team_id, manager.id::uuid) in (select w.team_id, w.member_id from wanted w)
     ) role group by role.team_id, role.member_id, role.segment_id
   )
   select c.team_id as "teamId", c.member_id as "memberId", 'channel' as kind,
     ch.shoutout_allowance as shoutout, ch.award_allowance as award
   from wanted w
   join ${channelMembers.live} c on c.team_id = w.team_id and c.member_id = w.member_id
   join ${channels.live} ch on ch.team_id = c.team_id and ch.channel_id = c.channel_id
   union all
   select w.team_id, w.member_id, 'channel', ch.shoutout_allowance, ch.award_allowance
   from wanted w
   join ${teams.live} t on t.team_id = w.team_id and t.settings @> '{"usesAllChannels": true}'
   join ${channels.live} ch on ch.team_id = w.team_id
   union all
   select roles.team_id, roles.member_id, 'segment', ${percentOf('Shoutout')}, ${percentOf('Award')}
   from roles join ${segments.live} s on s.team_id = roles.team_id and s.segment_id = roles.segment_id`,
)

/**
 * What the allowances of members follow from: one row for each member in each channel, and in every channel of the team if
 * recognition works in all channels; one row for each segment that the member belongs to or manages. The percentages
 * for managers apply in place of those for members.
 */
export const allowanceSources = (
  database: Queryable,
  wanted: readonly { readonly teamId: TeamId; readonly memberId: MemberId }[],
): Promise<readonly AllowanceSource[]> =>
  readRows(database, AllowanceSource, select, [
    wanted.map(({ teamId }) => teamId),
    wanted.map(({ memberId }) => memberId),
  ])

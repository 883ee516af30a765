import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { readRows } from '../../engine/querying/rows.ts'
import { text, uuid } from '../../engine/tables/columns.ts'
import { channelMembers, channels } from '../../team/channels/tables.ts'
import { segmentMembers, segments } from '../segments/tables.ts'

const PlacesOfMember = z.object({ memberId: uuid, channels: z.array(text), segments: z.array(text) })
export type PlacesOfMember = z.output<typeof PlacesOfMember>

/** The titles of the channels and the names of the segments that some members are in. */
export const placesOfMembers = (
  database: Queryable,
  teamId: TeamId,
  memberIds: readonly MemberId[],
): Promise<PlacesOfMember[]> =>
  readRows(
    database,
    PlacesOfMember,
    // Channels and segments are read once, and not for each member.
    `with k as (
       select c.member_id, array_agg(ch.title order by lower(ch.title)) as titles
       from ${channelMembers.live} c
       join ${channels.live} ch on ch.team_id = $1 and ch.channel_id = c.channel_id
       where c.team_id = $1 and c.member_id = any($2::uuid[]) group by c.member_id
     ), g as (
       select b.member_id, array_agg(s.name order by lower(s.name)) as names
       from ${segmentMembers.live} b
       join ${segments.live} s on s.team_id = $1 and s.segment_id = b.segment_id
       where b.team_id = $1 and b.member_id = any($2::uuid[]) group by b.member_id
     )
     select w.member_id as "memberId", coalesce(k.titles, '{}') as channels, coalesce(g.names, '{}') as segments
     from unnest($2::uuid[]) w(member_id)
     left join k on k.member_id = w.member_id left join g on g.member_id = w.member_id`,
    [teamId, memberIds],
  )

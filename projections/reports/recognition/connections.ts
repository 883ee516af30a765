import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { createParameters } from '../../engine/querying/parameters.ts'
import { readRows } from '../../engine/querying/rows.ts'
import { type TimeRange, within } from '../../engine/querying/timeRange.ts'
import { whole } from '../../engine/tables/columns.ts'
import { MemberReference, memberReferenceSql } from '../../people/members/memberReference.ts'
import { members } from '../../people/members/tables.ts'
import { activities, recognitions } from '../../recognition/activity/tables.ts'
import { isGiven, isInScope, type RecognitionScope } from './scope.ts'

const Connection = z.object({
  giver: MemberReference,
  recipient: MemberReference,
  times: whole,
  points: whole,
})
export type Connection = z.output<typeof Connection>

/** Who recognised whom how often, the most frequent first. With people in the scope, both are among them. */
export const connectionsOf = (
  database: Queryable,
  teamId: TeamId,
  scope: RecognitionScope,
  range: TimeRange,
  limit: number,
): Promise<Connection[]> => {
  const parameters = createParameters(teamId)
  const channel =
    scope.kind === 'channel' ? `and a.channel_id = ${parameters.bind(scope.channelId)}::uuid` : ''
  // The range on both tables, which have the same instants, finds few rows of either.
  const inRange = ['a', 'r'].flatMap(alias => within(`${alias}.occurred_at`, range, parameters))
  const shown = ['not a.is_recalled', 'not a.is_private', isGiven, ...inRange]
  const known = (alias: string) =>
    scope.kind === 'people' ? ` and ${isInScope(scope, parameters).replaceAll('m.', `${alias}.`)}` : ''
  return readRows(
    database,
    Connection,
    `with pairs as materialized (
       select a.member_id as giver_id, r.recipient_id, count(*) as times, sum(a.points_each)::bigint as points
       from ${activities.live} a
       join ${recognitions.live} r on r.team_id = $1 and r.activity_id = a.activity_id
       where a.team_id = $1 and ${shown.join(' and ')} ${channel}
       group by 1, 2
     )
     select ${memberReferenceSql('g')} as giver, ${memberReferenceSql('w')} as recipient, p.times, p.points
     from pairs p
     join ${members.live} g on g.team_id = $1 and g.member_id = p.giver_id${known('g')}
     join ${members.live} w on w.team_id = $1 and w.member_id = p.recipient_id${known('w')}
     order by p.times desc, p.points desc, lower(g.name), lower(w.name), p.giver_id, p.recipient_id
     limit ${parameters.bind(limit)}`,
    parameters.values,
  )
}

import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { createParameters, type Parameters } from '../../engine/querying/parameters.ts'
import { readRows } from '../../engine/querying/rows.ts'
import { type TimeRange, within } from '../../engine/querying/timeRange.ts'
import { whole } from '../../engine/tables/columns.ts'
import { MemberReference, memberReferenceSql } from '../../people/members/memberReference.ts'
import { members } from '../../people/members/tables.ts'
import { activities, recognitions } from '../../recognition/activity/tables.ts'
import { isInScope, isShownRecognition, type RecognitionScope } from './scope.ts'

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
  const pairs = [
    'r.team_id = $1',
    'r.giver_id is not null',
    ...within('r.occurred_at', range, parameters),
    isShownRecognition(range, parameters),
    ...scoped(scope, range, parameters),
  ].join(' and ')
  const isKnown = (id: string) =>
    `(${id} in (select m.member_id from ${members.live} m where m.team_id = $1)) is true`
  const lines = parameters.bind(limit)
  const named = `join ${members.live} g on g.team_id = $1 and g.member_id = p.giver_id
     join ${members.live} w on w.team_id = $1 and w.member_id = p.recipient_id`
  const inOrder =
    'order by p.times desc, p.points desc, lower(g.name), lower(w.name), p.giver_id, p.recipient_id'
  // Names are read for the pairs of the answer only, and for those that have as much as the last one.
  return readRows(
    database,
    Connection,
    `with pairs as materialized (
       select r.giver_id, r.recipient_id, count(*) as times, sum(r.points_each)::bigint as points
       from ${recognitions.live} r where ${pairs}
       group by 1, 2
     ), known as materialized (
       select p.* from pairs p where ${isKnown('p.giver_id')} and ${isKnown('p.recipient_id')}
     ), last as (
       select p.times, p.points from known p order by p.times desc, p.points desc offset ${lines} - 1 limit 1
     ), shown as materialized (
       select p.* from known p left join last l on true ${named}
       where l.times is null or (p.times, p.points) >= (l.times, l.points)
       ${inOrder} limit ${lines}
     )
     select ${memberReferenceSql('g')} as giver, ${memberReferenceSql('w')} as recipient, p.times, p.points
     from shown p ${named} ${inOrder}`,
    parameters.values,
  )
}

/** SQL: whether a scope has the recognition `r`. */
const scoped = (scope: RecognitionScope, range: TimeRange, parameters: Parameters): readonly string[] => {
  switch (scope.kind) {
    case 'team':
      return []
    case 'channel': {
      const inChannel = `c.team_id = $1 and c.channel_id = ${parameters.bind(scope.channelId)}::uuid`
      const conditions = [inChannel, ...within('c.occurred_at', range, parameters)].join(' and ')
      return [`r.activity_id in (select c.activity_id from ${activities.live} c where ${conditions})`]
    }
    case 'people': {
      const people = `select m.member_id from ${members.live} m where m.team_id = $1 and ${isInScope(scope, parameters)}`
      return [`r.giver_id in (${people})`, `r.recipient_id in (${people})`]
    }
  }
}

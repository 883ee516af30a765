import type { SegmentId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { createParameters } from '../../engine/querying/parameters.ts'
import { readRows } from '../../engine/querying/rows.ts'
import { sumOf } from '../../engine/querying/sumOf.ts'
import type { TimeRange } from '../../engine/querying/timeRange.ts'
import { text, uuid, whole } from '../../engine/tables/columns.ts'
import { members } from '../../people/members/tables.ts'
import { segmentMembers, segments } from '../../people/segments/tables.ts'
import { memberSums } from './memberSums.ts'
import type { RecognitionScope } from './scope.ts'

const SegmentSum = z.object({ segmentId: uuid, name: text, users: whole, times: whole, points: whole })
export type SegmentSum = z.output<typeof SegmentSum>

/**
 * What the active members of each segment received in a range, the most first. A member of several segments counts in
 * each of them.
 */
export const segmentSums = (
  database: Queryable,
  teamId: TeamId,
  scope: RecognitionScope,
  range: TimeRange,
  segmentIds: readonly SegmentId[] | undefined,
  limit: number,
): Promise<SegmentSum[]> => {
  const parameters = createParameters(teamId)
  const among = segmentIds ? `and g.segment_id = any(${parameters.bind(segmentIds)}::uuid[])` : ''
  return readRows(
    database,
    SegmentSum,
    `with s as materialized (${memberSums('received', scope, range, parameters)})
     select g.segment_id as "segmentId", g.name, count(m.member_id) as users,
       coalesce(${sumOf('s.times')}, 0) as times, coalesce(${sumOf('s.points')}, 0) as points
     from ${segments.live} g
     left join ${segmentMembers.live} b on b.team_id = $1 and b.segment_id = g.segment_id
     left join ${members.live} m on m.team_id = $1 and m.member_id = b.member_id and m.is_active
     left join s on s.member_id = m.member_id
     where g.team_id = $1 ${among}
     group by g.segment_id, g.name
     order by times desc, lower(g.name), g.segment_id limit ${parameters.bind(limit)}`,
    parameters.values,
  )
}

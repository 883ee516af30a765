import type { MemberId, SegmentId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { type ListRequest, type Page, readPage } from '../../engine/querying/page.ts'
import { createParameters } from '../../engine/querying/parameters.ts'
import { columnsOf, readRow, readRows } from '../../engine/querying/rows.ts'
import { textSearch } from '../../engine/querying/textSearch.ts'
import { text, uuid, whole } from '../../engine/tables/columns.ts'
import { MemberReference, memberByKeySql } from '../members/memberReference.ts'
import { segmentMembers, segmentSizes, segments } from './tables.ts'

/** A segment with its managers, the number of its members and some of them. */
export const SegmentItem = segments.schema.extend({
  memberCount: whole,
  memberPreview: z.array(MemberReference),
  managers: z.array(MemberReference),
})
export type SegmentItem = z.output<typeof SegmentItem>

const memberCount = `coalesce((select z.member_count from ${segmentSizes.live} z
  where z.team_id = s.team_id and z.segment_id = s.segment_id), 0)`

const previewSize = 5

/** The first active members in the order of the key: all members of a large segment would have to be sorted by name. */
const memberPreview = `(select coalesce(jsonb_agg(reference order by name_order, member_id), '[]') from (
    select k.* from ${segmentMembers.live} g
    cross join lateral ${memberByKeySql('g.team_id', 'g.member_id', 'k.is_active')} k
    where g.team_id = s.team_id and g.segment_id = s.segment_id
    order by g.member_id limit ${previewSize}) preview)`

const select = `${columnsOf(segments, 's')}, ${memberCount} as "memberCount", ${memberPreview} as "memberPreview",
  (select coalesce(jsonb_agg(k.reference order by k.name_order, k.member_id), '[]')
    from (select distinct id::uuid from jsonb_array_elements_text(s.manager_ids) id) manager
    cross join lateral ${memberByKeySql('s.team_id', 'manager.id')} k) as managers`

const sortFields = {
  name: 'lower(s.name)',
  memberCount,
  definedAt: 's.defined_at',
} as const

export type SegmentListRequest = ListRequest<keyof typeof sortFields> & {
  readonly q?: string | undefined
  readonly segmentIds?: readonly SegmentId[] | undefined
}

/** The segments of a team, by name unless another order is requested. */
export const listSegments = (
  database: Queryable,
  teamId: TeamId,
  request: SegmentListRequest = {},
): Promise<Page<SegmentItem>> => {
  const { q, segmentIds } = request
  const parameters = createParameters(teamId)
  const conditions = ['s.team_id = $1']
  if (q) conditions.push(textSearch(q, parameters)('s.name'))
  if (segmentIds) conditions.push(`s.segment_id = any(${parameters.bind(segmentIds)}::uuid[])`)
  return readPage(database, {
    schema: SegmentItem,
    select,
    from: `${segments.live} s`,
    conditions,
    parameters,
    request,
    sortFields,
    defaultOrder: ['lower(s.name)', 'ASC'],
    tieBreak: ['s.segment_id'],
    key: 's.team_id, s.segment_id',
  })
}

export const segmentById = (
  database: Queryable,
  teamId: TeamId,
  segmentId: SegmentId,
): Promise<SegmentItem | null> =>
  readRow(
    database,
    SegmentItem,
    `select ${select} from ${segments.live} s where s.team_id = $1 and s.segment_id = $2`,
    [teamId, segmentId],
  )

const SegmentReference = z.object({ segmentId: uuid, name: text })
export type SegmentReference = z.output<typeof SegmentReference>

const reference = `s.segment_id as "segmentId", s.name`

/** The segments that a member belongs to, by name. */
export const segmentsOf = (
  database: Queryable,
  teamId: TeamId,
  memberId: MemberId,
): Promise<SegmentReference[]> =>
  readRows(
    database,
    SegmentReference,
    `select ${reference} from ${segmentMembers.live} m
     join ${segments.live} s on s.team_id = m.team_id and s.segment_id = m.segment_id
     where m.team_id = $1 and m.member_id = $2 order by lower(s.name), s.segment_id`,
    [teamId, memberId],
  )

/** The segments that a member manages, by name. */
export const managedSegments = (
  database: Queryable,
  teamId: TeamId,
  memberId: MemberId,
): Promise<SegmentReference[]> =>
  readRows(
    database,
    SegmentReference,
    `select ${reference} from ${segments.live} s
     where s.team_id = $1 and s.manager_ids ? $2::text order by lower(s.name), s.segment_id`,
    [teamId, memberId],
  )

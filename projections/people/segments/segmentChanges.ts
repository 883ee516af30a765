import type { MemberId, SegmentId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { ProfileFieldId } from '@laurel/ledger/members/profile/vocabulary.ts'
import { type ConditionGroup, SegmentSync } from '@laurel/ledger/segments/vocabulary.ts'
import { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { createParameters } from '../../engine/querying/parameters.ts'
import { readRow, readRows } from '../../engine/querying/rows.ts'
import { flag, objectOf, uuid, whole } from '../../engine/tables/columns.ts'
import { MemberReference } from '../members/memberReference.ts'
import { members } from '../members/tables.ts'
import { meetsGroups } from './conditions.ts'
import { segmentCauses, segmentMembers, segments } from './tables.ts'

/** Conditions, and the fields among the team's that hold people. */
export type Conditions = {
  readonly groups: readonly ConditionGroup[]
  readonly peopleFields: ReadonlySet<ProfileFieldId>
}

const CauseCount = z.object({ teamId: uuid, changes: whole })
export type CauseCount = z.output<typeof CauseCount>

/** The teams with segments by conditions, and the number of changes so far that may concern their members. */
export const teamsWithConditions = (database: Queryable): Promise<CauseCount[]> =>
  readRows(
    database,
    CauseCount,
    `select c.team_id as "teamId", c.changes from ${segmentCauses.live} c
     where exists (select from ${segments.live} s where s.team_id = c.team_id and s.sync ->> 'kind' = 'fields')
     order by c.team_id`,
    [],
  )

/** The number of those changes in each team. Among them are all after which another member is active. */
export const causeCounts = (database: Queryable): Promise<CauseCount[]> =>
  readRows(database, CauseCount, `select c.team_id as "teamId", c.changes from ${segmentCauses.live} c`, [])

const ConditionalSegment = z.object({ segmentId: uuid, sync: objectOf(SegmentSync) })

/** The segments of a team whose members follow from conditions. */
export const segmentsByConditions = (
  database: Queryable,
  teamId: TeamId,
): Promise<z.output<typeof ConditionalSegment>[]> =>
  readRows(
    database,
    ConditionalSegment,
    `select s.segment_id as "segmentId", s.sync from ${segments.live} s
     where s.team_id = $1 and s.sync ->> 'kind' = 'fields' order by s.segment_id`,
    [teamId],
  )

const Mismatch = z.object({ memberId: uuid, joins: flag })

/** The members who meet the conditions without being in the segment, and those who are in it without meeting them. */
export const segmentMismatches = async (
  database: Queryable,
  teamId: TeamId,
  segmentId: SegmentId,
  { groups, peopleFields }: Conditions,
): Promise<{ readonly joined: readonly MemberId[]; readonly left: readonly MemberId[] }> => {
  const parameters = createParameters(teamId, segmentId)
  const rows = await readRows(
    database,
    Mismatch,
    `with meeting as materialized (
       select m.member_id from ${members.live} m
       where m.team_id = $1 and ${meetsGroups(groups, peopleFields, parameters)}
     ), present as materialized (
       select g.member_id from ${segmentMembers.live} g where g.team_id = $1 and g.segment_id = $2
     )
     select member_id as "memberId", true as joins from (table meeting except table present) added
     union all
     select member_id, false from (table present except table meeting) gone
     order by 1`,
    parameters.values,
  )
  const idsWhere = (joins: boolean) => rows.flatMap(row => (row.joins === joins ? [row.memberId] : []))
  return { joined: idsWhere(true), left: idsWhere(false) }
}

const Counted = z.object({ count: whole })

/** The members who meet conditions: their number, and the first of them by name. */
export const membersMeeting = async (
  database: Queryable,
  teamId: TeamId,
  { groups, peopleFields }: Conditions,
  limit: number,
): Promise<{ readonly count: number; readonly first: readonly MemberReference[] }> => {
  const parameters = createParameters(teamId)
  const from = `${members.live} m where m.team_id = $1 and ${meetsGroups(groups, peopleFields, parameters)}`
  const values = [...parameters.values]
  const [counted, first] = await Promise.all([
    readRow(database, Counted, `select count(*) as count from ${from}`, values),
    readRows(
      database,
      MemberReference,
      `select m.member_id as "memberId", m.name, m.picture_url as "pictureUrl" from ${from}
       order by lower(m.name), m.member_id limit ${limit}`,
      values,
    ),
  ])
  return { count: counted?.count ?? 0, first }
}

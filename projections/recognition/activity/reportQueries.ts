import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { createParameters } from '../../engine/querying/parameters.ts'
import { readRow, readRows } from '../../engine/querying/rows.ts'
import { text, uuid, whole } from '../../engine/tables/columns.ts'
import { members } from '../../people/members/tables.ts'
import { type RecognitionFilter, recognitionConditions, recognitionSource } from './recognitionFilter.ts'

const RankedMember = z.object({
  memberId: uuid,
  name: text,
  pictureUrl: text.nullable(),
  points: whole,
  shoutouts: whole,
})
export type RankedMember = z.output<typeof RankedMember>

const rankMembers = (
  column: 'giver_id' | 'recipient_id',
  database: Queryable,
  teamId: TeamId,
  filter: RecognitionFilter & { readonly limit?: number | undefined },
): Promise<RankedMember[]> => {
  const parameters = createParameters(teamId)
  const where = recognitionConditions(filter, parameters).join(' and ')
  return readRows(
    database,
    RankedMember,
    `select r.${column} as "memberId", coalesce(max(m.name), '') as name, max(m.picture_url) as "pictureUrl",
       sum(r.points) as points, count(distinct r.activity_id) as shoutouts
     from ${recognitionSource}
     left join ${members.live} m on m.team_id = r.team_id and m.member_id = r.${column}
     where ${where} group by r.${column}
     order by sum(r.points) desc, count(distinct r.activity_id) desc, r.${column}
     limit ${parameters.bind(filter.limit ?? 10)}`,
    parameters.values,
  )
}

/** Who earned most by recognition, the first 10 unless told otherwise. */
export const topEarners = (
  database: Queryable,
  teamId: TeamId,
  filter: RecognitionFilter & { readonly limit?: number | undefined } = {},
): Promise<RankedMember[]> => rankMembers('recipient_id', database, teamId, filter)

/** Who gave most, the first 10 unless told otherwise. */
export const topGivers = (
  database: Queryable,
  teamId: TeamId,
  filter: RecognitionFilter & { readonly limit?: number | undefined } = {},
): Promise<RankedMember[]> => rankMembers('giver_id', database, teamId, filter)

const ValueCount = z.object({ value: text, shoutouts: whole, points: whole })
export type ValueCount = z.output<typeof ValueCount>

/** How often each value was recognised, the most frequent first. */
export const topValues = (
  database: Queryable,
  teamId: TeamId,
  filter: RecognitionFilter = {},
): Promise<ValueCount[]> => {
  const parameters = createParameters(teamId)
  const where = [...recognitionConditions(filter, parameters), 'r.value is not null'].join(' and ')
  return readRows(
    database,
    ValueCount,
    `select r.value, count(distinct r.activity_id) as shoutouts, sum(r.points) as points
     from ${recognitionSource} where ${where} group by r.value order by 2 desc, r.value`,
    parameters.values,
  )
}

const Engagement = z.object({
  members: whole,
  givers: whole,
  recipients: whole,
  shoutouts: whole,
  points: whole,
})
export type Engagement = z.output<typeof Engagement>

/** How many of the active members gave and received; engagement is givers / members. */
export const engagement = async (
  database: Queryable,
  teamId: TeamId,
  filter: RecognitionFilter = {},
): Promise<Engagement> => {
  const parameters = createParameters(teamId)
  const where = recognitionConditions(filter, parameters).join(' and ')
  const scope = filter.memberIds ? ` and m.member_id = any(${parameters.bind(filter.memberIds)}::uuid[])` : ''
  const row = await readRow(
    database,
    Engagement,
    `select (select count(*) from ${members.live} m where m.team_id = $1 and m.is_active${scope}) as members,
       count(distinct r.giver_id) as givers, count(distinct r.recipient_id) as recipients,
       count(distinct r.activity_id) as shoutouts, coalesce(sum(r.points), 0) as points
     from ${recognitionSource} where ${where}`,
    parameters.values,
  )
  return row ?? { members: 0, givers: 0, recipients: 0, shoutouts: 0, points: 0 }
}

const Connection = z.object({ giverId: uuid, recipientId: uuid, shoutouts: whole, points: whole })
export type Connection = z.output<typeof Connection>

const connectionsMax = 5000

/** Who recognised whom how often, the strongest first. */
export const connections = (
  database: Queryable,
  teamId: TeamId,
  filter: RecognitionFilter = {},
): Promise<Connection[]> => {
  const parameters = createParameters(teamId)
  const where = recognitionConditions(filter, parameters).join(' and ')
  return readRows(
    database,
    Connection,
    `select r.giver_id as "giverId", r.recipient_id as "recipientId", count(*) as shoutouts, sum(r.points) as points
     from ${recognitionSource} where ${where} group by r.giver_id, r.recipient_id
     order by count(*) desc, r.giver_id, r.recipient_id limit ${connectionsMax}`,
    parameters.values,
  )
}

const RecognitionBucket = z.object({ startsOn: text, shoutouts: whole, points: whole, givers: whole })
export type RecognitionBucket = z.output<typeof RecognitionBucket>

/** Recognition per day, week or month of a time zone; `startsOn` is its first day, `2026-11-01`. */
export const recognitionOverTime = (
  database: Queryable,
  teamId: TeamId,
  filter: RecognitionFilter & { readonly unit: 'day' | 'week' | 'month'; readonly timeZone: string },
): Promise<RecognitionBucket[]> => {
  const parameters = createParameters(teamId)
  const where = recognitionConditions(filter, parameters).join(' and ')
  const zone = parameters.bind(filter.timeZone)
  const unit = parameters.bind(filter.unit)
  return readRows(
    database,
    RecognitionBucket,
    `select to_char(date_trunc(${unit}, r.occurred_at at time zone ${zone}), 'YYYY-MM-DD') as "startsOn",
       count(distinct r.activity_id) as shoutouts, sum(r.points) as points, count(distinct r.giver_id) as givers
     from ${recognitionSource} where ${where} group by 1 order by 1`,
    parameters.values,
  )
}

import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { exportBatchSize, readBatches } from '../../engine/querying/batches.ts'
import {
  type ListQuery,
  type ListRequest,
  nullable,
  type Page,
  readPage,
  readPart,
} from '../../engine/querying/page.ts'
import { createParameters } from '../../engine/querying/parameters.ts'
import { columnsOf, readRows } from '../../engine/querying/rows.ts'
import { flag, text } from '../../engine/tables/columns.ts'
import { MemberReference, memberByKeySql } from '../../people/members/memberReference.ts'
import { shownMessageSql } from '../../people/members/mentions.ts'
import { members } from '../../people/members/tables.ts'
import { channels } from '../../team/channels/tables.ts'
import { type ActivityFilter, activityConditions } from './activityFilter.ts'
import { privateBirthdaySql } from './privateBirthday.ts'
import { withExportedIds, withFoundIds } from './searching/searchList.ts'
import { activities } from './tables.ts'

/** An activity with the names of everyone and everything it speaks of. */
export const ActivityItem = activities.schema.extend({
  memberName: text,
  memberPictureUrl: text.nullable(),
  recipients: z.array(MemberReference),
  channelTitle: text.nullable(),
  /** A birthday that only the member may see. */
  isPrivateBirthday: flag,
})
export type ActivityItem = z.output<typeof ActivityItem>

// A message is stored with the ids of the people that it mentions.
const columns = columnsOf(activities, 'a').replace(
  'a.message as "message"',
  `${shownMessageSql('a.message', 'a.team_id')} as "message"`,
)

const select = `${columns}, coalesce(m.name, '') as "memberName",
  m.picture_url as "memberPictureUrl", c.title as "channelTitle",
  ${privateBirthdaySql} as "isPrivateBirthday",
  (select coalesce(jsonb_agg(r.reference order by i.place), '[]')
    from jsonb_array_elements_text(a.recipient_ids) with ordinality i(id, place)
    cross join lateral ${memberByKeySql('a.team_id', 'i.id::uuid')} r) as recipients`

const from = `${activities.live} a
  left join ${members.live} m on m.team_id = a.team_id and m.member_id = a.member_id
  left join ${channels.live} c on c.team_id = a.team_id and c.channel_id = a.channel_id`

/** Activities with the names that belong to them, for queries of other shapes. */
export const activitySource = { select, from } as const

const byTime = ['a.occurred_at', 'a.position'] as const

/** People of the same name follow each other. */
const byPerson = ['a.member_id', ...byTime] as const

// Each has an index that serves it; names are found in the order of the members, and their activities by member.
const sortFields = {
  occurredAt: 'a.occurred_at',
  points: 'a.points',
  memberName: nullable('lower(m.name)', byPerson),
  awardName: nullable('lower(a.award_name)', byTime),
} as const

export type ActivityListRequest = ListRequest<keyof typeof sortFields> & ActivityFilter

/** The activities of a team, newest first. */
export const listActivity = async (
  database: Queryable,
  teamId: TeamId,
  request: ActivityListRequest = {},
): Promise<Page<ActivityItem>> =>
  readPage(database, listQueryOf(teamId, await withFoundIds(database, teamId, request)))

/** The same without the total number. */
export const latestActivity = async (
  database: Queryable,
  teamId: TeamId,
  request: ActivityListRequest,
): Promise<ActivityItem[]> =>
  readPart(database, listQueryOf(teamId, await withFoundIds(database, teamId, request)))

const listQueryOf = (
  teamId: TeamId,
  { request, isCut }: { readonly request: ActivityListRequest; readonly isCut: boolean },
): ListQuery<typeof ActivityItem, keyof typeof sortFields> => {
  const parameters = createParameters(teamId)
  return {
    schema: ActivityItem,
    select,
    from,
    counted: `${activities.live} a`,
    key: 'a.team_id, a.activity_id',
    conditions: ['a.team_id = $1', ...activityConditions(request, parameters)],
    parameters,
    request,
    sortFields,
    defaultOrder: ['a.occurred_at', 'DESC'],
    tieBreak: ['a.position'],
    ...(request.q && { count: false }),
    isCut,
  }
}

/** All activity that passes a filter, the oldest first. */
export const exportActivity = (
  database: Queryable,
  teamId: TeamId,
  filter: ActivityFilter = {},
  batchSize: number = exportBatchSize,
): AsyncIterable<readonly ActivityItem[]> =>
  readBatches<ActivityItem>(async last => {
    const parameters = createParameters(teamId)
    const found = await withExportedIds(database, teamId, filter, last, batchSize)
    const conditions = ['a.team_id = $1', ...activityConditions(found.filter, parameters)]
    if (last) {
      const place = `${parameters.bind(last.occurredAt)}::timestamptz, ${parameters.bind(last.position)}::bigint`
      conditions.push(`(a.occurred_at, a.position) > (${place})`)
    }
    const rows = await readRows(
      database,
      ActivityItem,
      `select ${select} from ${from} where ${conditions.join(' and ')}
       order by a.occurred_at, a.position limit ${batchSize}`,
      parameters.values,
    )
    return { rows, isLast: found.isAll && rows.length < batchSize }
  })

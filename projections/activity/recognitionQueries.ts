import type { TeamId } from '@laurel/ledger/values/ids.ts'
import type { z } from 'zod'
import { channels } from '../channels/tables.ts'
import { text } from '../columns.ts'
import { members } from '../members/tables.ts'
import type { Queryable } from '../queryable.ts'
import { type ListRequest, type Page, readPage } from '../querying/page.ts'
import { containing, createParameters } from '../querying/parameters.ts'
import { columnsOf } from '../querying/rows.ts'
import { type RecognitionFilter, recognitionConditions } from './recognitionFilter.ts'
import { activities, recognitions } from './tables.ts'

/** One recipient of one shoutout: the report by recipient, and what a member earned. */
export const RecognitionItem = recognitions.schema.extend({
  giverName: text,
  recipientName: text,
  channelTitle: text.nullable(),
  message: text,
  attachment: activities.schema.shape.attachment,
})
export type RecognitionItem = z.output<typeof RecognitionItem>

const sortFields = {
  occurredAt: 'r.occurred_at',
  points: 'r.points',
  giverName: 'lower(g.name)',
  recipientName: 'lower(m.name)',
  channelTitle: 'lower(c.title)',
  value: 'lower(r.value)',
} as const

export type RecognitionListRequest = ListRequest<keyof typeof sortFields> &
  RecognitionFilter & {
    /** Part of a message, of a value, or of the name of whoever gave or received. */
    readonly q?: string | undefined
  }

/** Shoutouts, a row for each recipient; the newest first. */
export const listRecognitions = (
  database: Queryable,
  teamId: TeamId,
  request: RecognitionListRequest = {},
): Promise<Page<RecognitionItem>> => {
  const parameters = createParameters(teamId)
  const conditions = recognitionConditions(request, parameters)
  if (request.q) {
    const pattern = parameters.bind(containing(request.q))
    const columns = ['a.message', 'r.value', 'g.name', 'm.name']
    conditions.push(`(${columns.map(column => `${column} ilike ${pattern}`).join(' or ')})`)
  }
  return readPage(database, {
    schema: RecognitionItem,
    select: `${columnsOf(recognitions, 'r')}, coalesce(g.name, '') as "giverName", c.title as "channelTitle",
      coalesce(m.name, '') as "recipientName", a.message, a.attachment`,
    from: `${recognitions.live} r
      join ${activities.live} a on a.team_id = r.team_id and a.activity_id = r.activity_id
      left join ${members.live} g on g.team_id = r.team_id and g.member_id = r.giver_id
      left join ${members.live} m on m.team_id = r.team_id and m.member_id = r.recipient_id
      left join ${channels.live} c on c.team_id = r.team_id and c.channel_id = r.channel_id`,
    conditions,
    parameters,
    request,
    sortFields,
    defaultOrder: 'r.occurred_at desc',
    tieBreak: 'r.activity_id, r.recipient_id',
  })
}

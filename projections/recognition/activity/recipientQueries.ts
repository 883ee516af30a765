import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { exportBatchSize, readBatches } from '../../engine/querying/batches.ts'
import { type ListRequest, type Page, readPage } from '../../engine/querying/page.ts'
import { containing, createParameters, type Parameters } from '../../engine/querying/parameters.ts'
import { readRows } from '../../engine/querying/rows.ts'
import { MemberReference, memberReferenceSql } from '../../people/members/memberReference.ts'
import { members } from '../../people/members/tables.ts'
import { type ActivityFilter, activityConditions } from './activityFilter.ts'
import { ActivityItem, activitySource } from './queries.ts'

/** An activity with one of its recipients. */
export const RecipientItem = ActivityItem.extend({ recipient: MemberReference })
export type RecipientItem = z.output<typeof RecipientItem>

const sortFields = {
  occurredAt: 'a.occurred_at',
  points: 'a.points_each',
  memberName: 'lower(m.name)',
  recipientName: 'lower(w.name)',
  channelTitle: 'lower(c.title)',
  value: 'lower(a.value)',
  awardName: 'lower(a.award_name)',
} as const

const select = `${activitySource.select}, ${memberReferenceSql('w')} as recipient`

const from = `${activitySource.from}
  cross join lateral jsonb_array_elements_text(a.recipient_ids) got(member_id)
  join ${members.live} w on w.team_id = a.team_id and w.member_id = got.member_id::uuid`

export type RecipientFilter = ActivityFilter & {
  /** Leaves out activities without points. */
  readonly hasPoints?: boolean | undefined
}

export type RecipientListRequest = ListRequest<keyof typeof sortFields> & RecipientFilter

/** Given points, one row per recipient, newest first. */
export const listRecipients = (
  database: Queryable,
  teamId: TeamId,
  request: RecipientListRequest,
): Promise<Page<RecipientItem>> => {
  const parameters = createParameters(teamId)
  return readPage(database, {
    schema: RecipientItem,
    select,
    from,
    conditions: conditionsOf(request, parameters),
    parameters,
    request,
    sortFields,
    defaultOrder: 'a.occurred_at desc',
    tieBreak: 'a.position desc, w.member_id',
  })
}

/** All given points that pass a filter, one row per recipient, the oldest first. */
export const exportRecipients = (
  database: Queryable,
  teamId: TeamId,
  filter: RecipientFilter,
  batchSize: number = exportBatchSize,
): AsyncIterable<readonly RecipientItem[]> =>
  readBatches<RecipientItem>(last => {
    const parameters = createParameters(teamId)
    const conditions = conditionsOf(filter, parameters)
    if (last) {
      const { occurredAt, position, recipient } = last
      const place = `${parameters.bind(occurredAt)}::timestamptz, ${parameters.bind(position)}::bigint`
      conditions.push(
        `(a.occurred_at, a.position, w.member_id) > (${place}, ${parameters.bind(recipient.memberId)}::uuid)`,
      )
    }
    return readRows(
      database,
      RecipientItem,
      `select ${select} from ${from} where ${conditions.join(' and ')}
       order by a.occurred_at, a.position, w.member_id limit ${batchSize}`,
      parameters.values,
    )
  }, batchSize)

const conditionsOf = ({ q, hasPoints, ...filter }: RecipientFilter, parameters: Parameters): string[] => {
  const conditions = ['a.team_id = $1', ...activityConditions(filter, parameters)]
  if (hasPoints) conditions.push('a.points_each > 0')
  if (q) conditions.push(mentions(parameters.bind(containing(q))))
  return conditions
}

/** Only the recipient of the row counts. */
const mentions = (pattern: string): string => {
  const texts = ['a.message', 'a.value', 'a.award_name', 'm.name', 'w.name']
  return `(${texts.map(text => `${text} ilike ${pattern}`).join(' or ')})`
}

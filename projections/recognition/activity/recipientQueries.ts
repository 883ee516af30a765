import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { type ListRequest, type Page, readPage } from '../../engine/querying/page.ts'
import { containing, createParameters } from '../../engine/querying/parameters.ts'
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

export type RecipientListRequest = ListRequest<keyof typeof sortFields> &
  ActivityFilter & {
    /** Leaves out activities without points. */
    readonly hasPoints?: boolean | undefined
  }

/** Given points, one row per recipient, newest first. */
export const listRecipients = (
  database: Queryable,
  teamId: TeamId,
  request: RecipientListRequest,
): Promise<Page<RecipientItem>> => {
  const parameters = createParameters(teamId)
  const { q, ...filter } = request
  const conditions = ['a.team_id = $1', ...activityConditions(filter, parameters)]
  if (request.hasPoints) conditions.push('a.points_each > 0')
  if (q) conditions.push(mentions(parameters.bind(containing(q))))
  return readPage(database, {
    schema: RecipientItem,
    select: `${activitySource.select}, ${memberReferenceSql('w')} as recipient`,
    from: `${activitySource.from}
      cross join lateral jsonb_array_elements_text(a.recipient_ids) got(member_id)
      join ${members.live} w on w.team_id = a.team_id and w.member_id = got.member_id::uuid`,
    conditions,
    parameters,
    request,
    sortFields,
    defaultOrder: 'a.occurred_at desc',
    tieBreak: 'a.position desc, w.member_id',
  })
}

/** Only the recipient of the row counts. */
const mentions = (pattern: string): string => {
  const texts = ['a.message', 'a.value', 'a.award_name', 'm.name', 'w.name']
  return `(${texts.map(text => `${text} ilike ${pattern}`).join(' or ')})`
}

import type { TeamId } from '@laurel/ledger/values/ids.ts'
import type { z } from 'zod'
import { MemberReference, memberReferenceSql } from '../members/memberReference.ts'
import { members } from '../members/tables.ts'
import type { Queryable } from '../queryable.ts'
import { type ListRequest, type Page, readPage } from '../querying/page.ts'
import { createParameters } from '../querying/parameters.ts'
import { type ActivityFilter, activityConditions } from './activityFilter.ts'
import { ActivityItem, activitySource } from './queries.ts'

/** An award with one of those who got it. */
export const AwardRecipientItem = ActivityItem.extend({ recipient: MemberReference })
export type AwardRecipientItem = z.output<typeof AwardRecipientItem>

const sortFields = {
  occurredAt: 'a.occurred_at',
  points: 'a.points_each',
  memberName: 'lower(m.name)',
  recipientName: 'lower(w.name)',
  channelTitle: 'lower(c.title)',
  awardName: 'lower(a.award_name)',
} as const

export type AwardRecipientListRequest = ListRequest<keyof typeof sortFields> & ActivityFilter

/** Spot awards, a row for each recipient; the newest first. */
export const listAwardRecipients = (
  database: Queryable,
  teamId: TeamId,
  request: AwardRecipientListRequest = {},
): Promise<Page<AwardRecipientItem>> => {
  const parameters = createParameters(teamId)
  return readPage(database, {
    schema: AwardRecipientItem,
    select: `${activitySource.select}, ${memberReferenceSql('w')} as recipient`,
    from: `${activitySource.from}
      cross join lateral jsonb_array_elements_text(a.recipient_ids) got(member_id)
      join ${members.live} w on w.team_id = a.team_id and w.member_id = got.member_id::uuid`,
    conditions: ['a.team_id = $1', ...activityConditions({ ...request, kinds: ['award'] }, parameters)],
    parameters,
    request,
    sortFields,
    defaultOrder: 'a.occurred_at desc',
    tieBreak: 'a.position desc, w.member_id',
  })
}

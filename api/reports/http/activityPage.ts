import type { ActivityEntry, ActivityReport } from '@laurel/contract/recognition/activityEntry.ts'
import type { MemberId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import type { Page } from '@laurel/projections/engine/querying/page.ts'
import type { TimeRange } from '@laurel/projections/engine/querying/timeRange.ts'
import type { ActivityFilter, ActivityKind } from '@laurel/projections/recognition/activity/activityFilter.ts'
import { listActivity } from '@laurel/projections/recognition/activity/queries.ts'
import {
  listRecipients,
  type RecipientListRequest,
} from '@laurel/projections/recognition/activity/recipientQueries.ts'
import { activitiesShownTo } from '../../celebrations/birthdayPrivacy.ts'
import { listRequestOf } from '../../http/serving/listing.ts'
import { entryOfActivity, entryOfRecipient } from '../../recognition/activityEntry.ts'

/** The requested entries of a report, in the terms of the contract. */
export type ActivityRequest = {
  readonly type: ActivityReport
  readonly viewerId: MemberId
  readonly occurred: TimeRange
  readonly group?: string | undefined
  readonly awardId?: string | undefined
  readonly q?: string | undefined
  readonly sort?: readonly [string, 'ASC' | 'DESC'] | undefined
  readonly range?: readonly [number, number] | undefined
}

const activitySort = {
  created_at: 'occurredAt',
  points: 'points',
  currency_value: 'points',
  created_by: 'memberName',
  award: 'awardName',
  group: 'channelTitle',
  value_text: 'value',
} as const

/** A celebration sorts by the person it celebrates. */
const celebrationSort = { ...activitySort, for_users: 'memberName' } as const

const recipientSort = {
  created_at: 'occurredAt',
  points: 'points',
  currency_value: 'points',
  created_by: 'memberName',
  for_users: 'recipientName',
  award: 'awardName',
  group: 'channelTitle',
  value_text: 'value',
} as const

/** One page of an activity report, by default the newest entries first. */
export const activityPage = (
  database: Queryable,
  teamId: string,
  request: ActivityRequest,
): Promise<Page<ActivityEntry>> => {
  switch (request.type) {
    case 'shoutouts':
      return activitiesOf(database, teamId, request, 'shoutout')
    case 'redemptions':
      return activitiesOf(database, teamId, request, 'redemption')
    case 'awards':
      return activitiesOf(database, teamId, request, 'award')
    case 'awards-by-recipient':
      return recipientsOf(database, teamId, request, { kinds: ['award'], isRecalled: false })
    case 'birthdays':
      return activitiesOf(database, teamId, request, 'birthday', celebrationSort)
    case 'anniversaries':
      return activitiesOf(database, teamId, request, 'anniversary', celebrationSort)
    case 'new-hires':
      return activitiesOf(database, teamId, request, 'newHire', celebrationSort)
    case 'shoutouts-by-recipient':
      return recipientsOf(database, teamId, request, { kinds: ['shoutout'], isRecalled: false })
    case 'points':
      return recipientsOf(database, teamId, request, {
        kinds: ['shoutout', 'award', 'birthday', 'anniversary', 'newHire'],
        isRecalled: false,
        hasPoints: true,
      })
  }
}

const activitiesOf = async (
  database: Queryable,
  teamId: string,
  request: ActivityRequest,
  kind: ActivityKind,
  sort: typeof activitySort | typeof celebrationSort = activitySort,
): Promise<Page<ActivityEntry>> => {
  const { rows, total } = await listActivity(database, teamId, {
    ...listRequestOf(request, sort),
    ...filterOf(request),
    kinds: [kind],
  })
  return { rows: rows.map(row => entryOfActivity(request.type, row)), total }
}

const recipientsOf = async (
  database: Queryable,
  teamId: string,
  request: ActivityRequest,
  wanted: Pick<RecipientListRequest, 'kinds' | 'isRecalled' | 'hasPoints'>,
): Promise<Page<ActivityEntry>> => {
  const { rows, total } = await listRecipients(database, teamId, {
    ...listRequestOf(request, recipientSort),
    ...filterOf(request),
    ...wanted,
  })
  return { rows: rows.map(row => entryOfRecipient(request.type, row)), total }
}

const filterOf = ({ viewerId, group, awardId, q, occurred }: ActivityRequest): ActivityFilter => ({
  ...activitiesShownTo(viewerId),
  channelId: group,
  awardId,
  q,
  occurred,
})

import type { ActivityEntry, ActivityReport } from '@laurel/contract/records/activityEntry.ts'
import type { ActivityKind } from '@laurel/projections/activity/activityFilter.ts'
import { listActivity } from '@laurel/projections/activity/queries.ts'
import { listRecognitions } from '@laurel/projections/activity/recognitionQueries.ts'
import type { Queryable } from '@laurel/projections/queryable.ts'
import type { Page } from '@laurel/projections/querying/page.ts'
import type { TimeRange } from '@laurel/projections/querying/timeRange.ts'
import { entryOfActivity, entryOfRecognition } from '../records/activityEntry.ts'
import { listRequestOf } from '../serving/listing.ts'

/** Which lines of a report are wanted, in the words of the contract. */
export type ActivityRequest = {
  readonly type: ActivityReport
  readonly occurred: TimeRange
  readonly group?: string | undefined
  readonly q?: string | undefined
  readonly sort?: readonly [string, 'ASC' | 'DESC'] | undefined
  readonly range?: readonly [number, number] | undefined
}

const activitySort = {
  created_at: 'occurredAt',
  points: 'points',
  currency_value: 'points',
  created_by: 'memberName',
  group: 'channelTitle',
  value_text: 'value',
} as const

const recognitionSort = {
  created_at: 'occurredAt',
  points: 'points',
  currency_value: 'points',
  created_by: 'giverName',
  for_users: 'recipientName',
  group: 'channelTitle',
  value_text: 'value',
} as const

/** One page of an activity report, the newest first unless asked otherwise. */
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
    case 'shoutouts-by-recipient':
    case 'points':
      return recognitionsOf(database, teamId, request)
  }
}

const activitiesOf = async (
  database: Queryable,
  teamId: string,
  request: ActivityRequest,
  kind: ActivityKind,
): Promise<Page<ActivityEntry>> => {
  const { rows, total } = await listActivity(database, teamId, {
    ...listRequestOf(request, activitySort),
    kinds: [kind],
    channelId: request.group,
    q: request.q,
    occurred: request.occurred,
  })
  return { rows: rows.map(row => entryOfActivity(request.type, row)), total }
}

const recognitionsOf = async (
  database: Queryable,
  teamId: string,
  request: ActivityRequest,
): Promise<Page<ActivityEntry>> => {
  const { rows, total } = await listRecognitions(database, teamId, {
    ...listRequestOf(request, recognitionSort),
    channelId: request.group,
    q: request.q,
    occurred: request.occurred,
  })
  return { rows: rows.map(row => entryOfRecognition(request.type, row)), total }
}

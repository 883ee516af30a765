import type { ActivityEntry, ActivityReport } from '@laurel/contract/recognition/activityEntry.ts'
import type { MemberId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import type { Page } from '@laurel/projections/engine/querying/page.ts'
import type { TimeRange } from '@laurel/projections/engine/querying/timeRange.ts'
import type { ActivityFilter, ActivityKind } from '@laurel/projections/recognition/activity/activityFilter.ts'
import { exportActivity, listActivity } from '@laurel/projections/recognition/activity/queries.ts'
import {
  exportRecipients,
  listRecipients,
  type RecipientFilter,
} from '@laurel/projections/recognition/activity/recipientQueries.ts'
import { activitiesShownTo } from '../../celebrations/birthdayPrivacy.ts'
import { rangeTooDeep } from '../../http/problems/generalProblems.ts'
import { listRequestOf, type Part } from '../../http/serving/listing.ts'
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
  readonly cursor?: string | undefined
}

const activitySort = {
  created_at: 'occurredAt',
  points: 'points',
  currency_value: 'points',
  created_by: 'memberName',
  award: 'awardName',
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
} as const

type Rows =
  | { readonly per: 'activity'; readonly kind: ActivityKind }
  | { readonly per: 'recipient'; readonly wanted: RecipientFilter }

/** The rows that a report has. */
const rowsOf = (type: ActivityReport): Rows => {
  switch (type) {
    case 'shoutouts':
      return { per: 'activity', kind: 'shoutout' }
    case 'redemptions':
      return { per: 'activity', kind: 'redemption' }
    case 'awards':
      return { per: 'activity', kind: 'award' }
    case 'awards-by-recipient':
      return { per: 'recipient', wanted: { kinds: ['award'], isRecalled: false } }
    case 'birthdays':
      return { per: 'activity', kind: 'birthday' }
    case 'anniversaries':
      return { per: 'activity', kind: 'anniversary' }
    case 'new-hires':
      return { per: 'activity', kind: 'newHire' }
    case 'shoutouts-by-recipient':
      return { per: 'recipient', wanted: { kinds: ['shoutout'], isRecalled: false } }
    case 'points':
      return {
        per: 'recipient',
        wanted: {
          kinds: ['shoutout', 'award', 'birthday', 'anniversary', 'newHire'],
          isRecalled: false,
          hasPoints: true,
        },
      }
  }
}

const celebrations: readonly ActivityKind[] = ['birthday', 'anniversary', 'newHire']

/** Searches find the rows before a range as well, so that it begins at this row at most. Cursors reach all others. */
const searchStartMax = 1_000

const refuseDeepSearch = ({ q, range, cursor }: ActivityRequest): void => {
  const [first = 0] = range ?? []
  if (q && cursor === undefined && first > searchStartMax) throw rangeTooDeep(searchStartMax)
}

/** One page of an activity report, by default the newest entries first. */
export const activityPage = async (
  database: Queryable,
  teamId: string,
  request: ActivityRequest,
): Promise<Page<ActivityEntry> & { readonly part: Part }> => {
  refuseDeepSearch(request)
  const { type } = request
  const wanted = rowsOf(type)
  if (wanted.per === 'recipient') {
    const part = listRequestOf(request, recipientSort)
    const list = { ...part, ...filterOf(request), ...wanted.wanted }
    const page = await listRecipients(database, teamId, list)
    return { ...page, part, rows: page.rows.map(row => entryOfRecipient(type, row)) }
  }
  const { kind } = wanted
  const sort = celebrations.includes(kind) ? celebrationSort : activitySort
  const part = listRequestOf(request, sort)
  const page = await listActivity(database, teamId, { ...part, ...filterOf(request), kinds: [kind] })
  return { ...page, part, rows: page.rows.map(row => entryOfActivity(type, row)) }
}

/** All entries of a report in batches, the oldest first. */
export async function* activityBatches(
  database: Queryable,
  teamId: string,
  request: Omit<ActivityRequest, 'sort' | 'range' | 'cursor'>,
  batchSize?: number,
): AsyncGenerator<readonly ActivityEntry[]> {
  const { type } = request
  const wanted = rowsOf(type)
  if (wanted.per === 'recipient') {
    const filter = { ...filterOf(request), ...wanted.wanted }
    for await (const rows of exportRecipients(database, teamId, filter, batchSize))
      yield rows.map(row => entryOfRecipient(type, row))
    return
  }
  const filter = { ...filterOf(request), kinds: [wanted.kind] }
  for await (const rows of exportActivity(database, teamId, filter, batchSize))
    yield rows.map(row => entryOfActivity(type, row))
}

const filterOf = ({ viewerId, group, awardId, q, occurred }: ActivityRequest): ActivityFilter => ({
  ...activitiesShownTo(viewerId),
  channelId: group,
  awardId,
  q,
  occurred,
})

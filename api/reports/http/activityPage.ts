import type { ActivityEntry, ActivityReport } from '@laurel/contract/recognition/activityEntry.ts'
import type { MemberId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { exportBatchSize } from '@laurel/projections/engine/querying/batches.ts'
import type { Page } from '@laurel/projections/engine/querying/page.ts'
import type { TimeRange } from '@laurel/projections/engine/querying/timeRange.ts'
import type { ActivityFilter, ActivityKind } from '@laurel/projections/recognition/activity/activityFilter.ts'
import { exportActivity, listActivity } from '@laurel/projections/recognition/activity/queries.ts'
import {
  exportRecipients,
  listRecipients,
  type RecipientFilter,
} from '@laurel/projections/recognition/activity/recipientQueries.ts'
import type { RecognitionScope } from '@laurel/projections/reports/recognition/scope.ts'
import { activitiesShownTo } from '../../celebrations/birthdayPrivacy.ts'
import { rangeTooDeep } from '../../http/problems/generalProblems.ts'
import { listRequestOf, nextOf, type Part } from '../../http/serving/listing.ts'
import { entryOfActivity, entryOfRecipient } from '../../recognition/activityEntry.ts'
import { reactionsTo } from '../../recognition/thanksReactions.ts'
import { nominationSort, readNominationLines } from '../readNominationLines.ts'
import { peopleSort, readPeopleLines } from '../readPeopleLines.ts'

/** The requested entries of a report, in the terms of the contract. */
export type ActivityRequest = {
  readonly type: ActivityReport
  readonly viewerId: MemberId
  readonly occurred: TimeRange
  readonly scope: RecognitionScope
  readonly campaignId?: string | undefined
  readonly awardId?: string | undefined
  readonly q?: string | undefined
  readonly sort?: readonly [string, 'ASC' | 'DESC'] | undefined
  readonly range?: readonly [number, number] | undefined
  readonly cursor?: string | undefined
  /** Whether the page is a part of a file: its search goes on to the end, and nothing reads its reactions. */
  readonly isOfFile?: boolean | undefined
  /** Whether lines about people name their channels and segments. */
  readonly withPlaces?: boolean | undefined
}

type LineReport = Exclude<ActivityReport, 'users' | 'point-totals' | 'nominations'>

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
const rowsOf = (type: LineReport): Rows => {
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

type AnsweredPage = Page<ActivityEntry> & { readonly part: Part }

/** One page of an activity report, by default the newest entries first. */
export const activityPage = async (
  database: Queryable,
  teamId: string,
  request: ActivityRequest,
): Promise<AnsweredPage> => {
  refuseDeepSearch(request)
  switch (request.type) {
    case 'users':
    case 'point-totals': {
      const part = listRequestOf(request, peopleSort)
      const { scope, occurred, q, type, withPlaces } = request
      const page = await readPeopleLines(database, teamId, { ...part, type, scope, occurred, q, withPlaces })
      return { ...page, part }
    }
    case 'nominations': {
      const part = listRequestOf(request, nominationSort)
      const { scope, occurred, campaignId } = request
      const page = await readNominationLines(database, teamId, { ...part, scope, occurred, campaignId })
      return { ...page, part }
    }
    case 'shoutouts':
    case 'shoutouts-by-recipient':
    case 'awards':
    case 'awards-by-recipient':
    case 'birthdays':
    case 'anniversaries':
    case 'new-hires':
    case 'redemptions':
    case 'points':
      return withReactions(database, teamId, request, await linePage(database, teamId, request.type, request))
  }
}

const linePage = async (
  database: Queryable,
  teamId: string,
  type: LineReport,
  request: ActivityRequest,
): Promise<AnsweredPage> => {
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

const withReactions = async (
  database: Queryable,
  teamId: string,
  { viewerId, isOfFile }: ActivityRequest,
  page: AnsweredPage,
): Promise<AnsweredPage> => {
  if (isOfFile) return page
  // The id of a recipient's line begins with the id of its activity.
  const activityOf = ({ id }: ActivityEntry) => id.slice(0, uuidLength)
  const found = await reactionsTo(database, teamId, viewerId, [...new Set(page.rows.map(activityOf))])
  if (found.size === 0) return page
  const rows = page.rows.map(row => ({
    ...row,
    reactions: (found.get(activityOf(row)) ?? []).map(({ emoji: name, count }) => ({ name, count })),
  }))
  return { ...page, rows }
}

const uuidLength = 36

/** All entries of a report in batches: activities with the oldest first, people by name. */
export async function* activityBatches(
  database: Queryable,
  teamId: string,
  request: Omit<ActivityRequest, 'sort' | 'range' | 'cursor'>,
  batchSize?: number,
): AsyncGenerator<readonly ActivityEntry[]> {
  const { type } = request
  if (type === 'users' || type === 'point-totals' || type === 'nominations') {
    yield* pagesOf(database, teamId, request, batchSize)
    return
  }
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

async function* pagesOf(
  database: Queryable,
  teamId: string,
  request: Omit<ActivityRequest, 'sort' | 'range' | 'cursor'>,
  batchSize: number = exportBatchSize,
): AsyncGenerator<readonly ActivityEntry[]> {
  let cursor: string | undefined
  do {
    const page = await activityPage(database, teamId, { ...request, range: [0, batchSize - 1], cursor })
    if (page.rows.length > 0) yield page.rows
    cursor = nextOf(page) ?? undefined
  } while (cursor !== undefined)
}

const filterOf = ({ viewerId, scope, awardId, q, occurred, isOfFile }: ActivityRequest): ActivityFilter => ({
  ...activitiesShownTo(viewerId),
  ...(scope.kind === 'channel' && { channelId: scope.channelId }),
  ...(scope.kind === 'people' && { reach: scope }),
  awardId,
  q,
  isComplete: isOfFile,
  occurred,
})

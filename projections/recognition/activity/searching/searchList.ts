import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '../../../engine/queryable.ts'
import { CursorRefused, type PageCursor } from '../../../engine/querying/cursor.ts'
import { type ListRequest, pageSize, pageSizeMax } from '../../../engine/querying/page.ts'
import type { ActivityFilter } from '../activityFilter.ts'
import type { Edge } from './activitySearch.ts'
import { searchActivities } from './searchActivities.ts'

/** A search that is sorted by something else than the time sorts so many of its newest activities. */
export const sortedMax = 500

type Searched<Request> = {
  readonly request: Request
  /** Whether further activities may have the words. */
  readonly isCut: boolean
}

/**
 * The request of a list whose rows belong to activities, with the ids that a search found in place of its words. Each
 * activity has one row of the list at least.
 */
export const withFoundIds = async <Request extends ListRequest<string> & ActivityFilter>(
  database: Queryable,
  teamId: TeamId,
  request: Request,
): Promise<Searched<Request>> => {
  const { q: words, isComplete = false, sort, order, cursor, offset = 0, limit = pageSize } = request
  if (!words) return { request, isCut: false }
  const isByTime = sort === undefined || sort === 'occurredAt'
  const isNewestFirst = sort === undefined || !isByTime || order === 'DESC'
  // One more row tells whether there is a next page, another one can be before the cursor.
  const rows = Math.min(limit, pageSizeMax) + 2 + (cursor ? 0 : offset)
  const search = {
    teamId,
    words,
    filter: request,
    isNewestFirst,
    limit: isByTime ? rows : sortedMax,
    after: isByTime && cursor ? edgeBefore(cursor, isNewestFirst) : null,
  }
  const { activities, isCut } = await searchActivities(database, search, { isComplete })
  return {
    request: { ...request, activityIds: activities.map(({ activityId }) => activityId) },
    isCut: isCut || (!isByTime && activities.length === sortedMax),
  }
}

/** PostgreSQL has no year zero. */
const firstInstant = '0001-01-01T00:00:00.000Z'

/** The edge before the activity of a cursor, which can have rows after the cursor. */
const edgeBefore = ({ after }: PageCursor, isNewestFirst: boolean): Edge => {
  const [occurredAt, position] = after
  const time = new Date((occurredAt ?? '').replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'))
  const instant = Number.isNaN(time.valueOf()) ? undefined : Instant.safeParse(time.toISOString()).data
  if (!instant || instant < firstInstant || !position || !/^\d{1,15}$/.test(position))
    throw new CursorRefused('The cursor has values that the list can’t have.')
  return { occurredAt: instant, position: Number(position) + (isNewestFirst ? 1 : -1) }
}

type Exported<Filter> = {
  readonly filter: Filter
  /** Whether the search found no more than these. Fewer of them may be left when they are read. */
  readonly isAll: boolean
}

/** The same for the next rows of an export: the oldest first, and all that there are. */
export const withExportedIds = async <Filter extends ActivityFilter>(
  database: Queryable,
  teamId: TeamId,
  filter: Filter,
  last: Edge | undefined,
  batchSize: number,
): Promise<Exported<Filter>> => {
  if (!filter.q) return { filter, isAll: true }
  const after = last ? { occurredAt: last.occurredAt, position: last.position - 1 } : null
  const limit = batchSize + 1
  const search = { teamId, words: filter.q, filter, isNewestFirst: false, limit, after }
  const { activities } = await searchActivities(database, search, { isComplete: true })
  const activityIds = activities.map(({ activityId }) => activityId)
  return { filter: { ...filter, activityIds }, isAll: activities.length < limit }
}

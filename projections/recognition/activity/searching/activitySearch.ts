import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import type { Parameters } from '../../../engine/querying/parameters.ts'
import { instant, uuid, whole } from '../../../engine/tables/columns.ts'
import { type ActivityFilter, activityConditions } from '../activityFilter.ts'

/** A search for words in the order of time. */
export type ActivitySearch = {
  readonly teamId: TeamId
  readonly words: string
  /** Which activities count; its `q` is not read. */
  readonly filter: ActivityFilter
  readonly isNewestFirst: boolean
  /** The maximum number of activities that are found. */
  readonly limit: number
  /** Finds the activities after this one, in the order of the search. */
  readonly after: Edge | null
}

/** Between two activities, or at one of them. */
export type Edge = { readonly occurredAt: string; readonly position: number }

export const FoundActivity = z.object({ activityId: uuid, occurredAt: instant, position: whole })
export type FoundActivity = z.output<typeof FoundActivity>

export type Found = {
  readonly activities: readonly FoundActivity[]
  /** Whether the search ended before it had looked everywhere. */
  readonly isCut: boolean
}

export const foundColumns = 'a.activity_id as "activityId", a.occurred_at as "occurredAt", a.position'

/** SQL of the order of a search, by the columns of an alias. */
export const orderOf = (
  { isNewestFirst }: ActivitySearch,
  columns = ['a.occurred_at', 'a.position'],
): string => columns.map(column => `${column} ${isNewestFirst ? 'desc' : 'asc'}`).join(', ')

/** SQL: whether the columns of an activity's time and position are behind the edge of a search. */
export const isAfterEdge = (
  { after, isNewestFirst }: ActivitySearch,
  parameters: Parameters,
  columns = 'a.occurred_at, a.position',
): readonly string[] => {
  if (after === null) return []
  const edge = `${parameters.bind(after.occurredAt)}::timestamptz, ${parameters.bind(after.position)}::bigint`
  return [`(${columns}) ${isNewestFirst ? '<' : '>'} (${edge})`]
}

/** The conditions on `a`, other than the words; the team is the statement's first value. */
export const wantedConditions = (search: ActivitySearch, parameters: Parameters): readonly string[] => [
  'a.team_id = $1',
  ...activityConditions({ ...search.filter, q: undefined }, parameters),
  ...isAfterEdge(search, parameters),
]

/** The first activities of several lists, each once, in the order of a search. */
export const firstOf = (
  { isNewestFirst, limit }: ActivitySearch,
  ...lists: readonly (readonly FoundActivity[])[]
): readonly FoundActivity[] => {
  const byId = new Map(lists.flat().map(found => [found.activityId, found]))
  const inOrder = [...byId.values()].sort((one, other) => compareEdges(one, other))
  return (isNewestFirst ? inOrder.reverse() : inOrder).slice(0, limit)
}

/** Less than zero if the first is earlier. */
export const compareEdges = (one: Edge, other: Edge): number =>
  Date.parse(one.occurredAt) - Date.parse(other.occurredAt) || one.position - other.position

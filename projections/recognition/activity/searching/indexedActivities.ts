import { z } from 'zod'
import type { Queryable } from '../../../engine/queryable.ts'
import { createParameters } from '../../../engine/querying/parameters.ts'
import { readRow, readRows } from '../../../engine/querying/rows.ts'
import { instant, uuid, whole } from '../../../engine/tables/columns.ts'
import type { ActivityFilter } from '../activityFilter.ts'
import { activities } from '../tables.ts'
import {
  type ActivitySearch,
  compareEdges,
  type Edge,
  type FoundActivity,
  foundColumns,
  isAfterEdge,
  orderOf,
  wantedConditions,
} from './activitySearch.ts'
import { indexedCondition, searchedDay } from './searchedText.ts'

/** From a day to another, both included. */
export type Days = { readonly from: string; readonly until: string }

const dayMilliseconds = 86_400_000

/** As many days as wanted after an edge, which lies in the first of them, and where the next days begin. */
export const daysAfter = (
  edge: Edge,
  count: number,
  isNewestFirst: boolean,
): Days & { readonly end: Edge } => {
  const day = Math.floor(Date.parse(edge.occurredAt) / dayMilliseconds)
  const [from, until] = isNewestFirst ? [day - count + 1, day] : [day, day + count - 1]
  const instantOf = (number: number): string => new Date(number * dayMilliseconds).toISOString()
  return {
    from: instantOf(from).slice(0, 10),
    until: instantOf(until).slice(0, 10),
    end: { occurredAt: instantOf(isNewestFirst ? from : until + 1), position: beforeAnyPosition },
  }
}

const beforeAnyPosition = -1

/** The days of a filter, if they are so few that the index reads all their rows in little time. */
const fewDaysOf = ({ occurred }: ActivityFilter): Days | null => {
  if (occurred?.from === undefined || occurred.until === undefined) return null
  const duration = Date.parse(occurred.until) - Date.parse(occurred.from)
  if (duration > fewDays * dayMilliseconds) return null
  return { from: dayOfInstant(occurred.from), until: dayOfInstant(occurred.until) }
}

const fewDays = 128

const dayOfInstant = (instant: string): string => new Date(instant).toISOString().slice(0, 10)

const Indexed = z.object({
  examined: whole,
  activityId: uuid.nullable(),
  occurredAt: instant.nullable(),
  position: whole.nullable(),
})

/**
 * The first activities whose texts have the words of a search, by index: of all days or of some. Undefined if more than
 * `examinedMax` activities of the wanted kinds have the words, whether they are wanted or not.
 */
export const indexedActivities = async (
  database: Queryable,
  search: ActivitySearch,
  days: Days | null,
  examinedMax: number,
): Promise<readonly FoundActivity[] | undefined> => {
  const parameters = createParameters(search.teamId)
  const condition = indexedCondition(search.words, parameters)
  if (condition === null) throw new Error('No index can find these words.')
  const conditions = ['a.team_id = $1', condition, ...isAfterEdge(search, parameters)]
  // One by one, because the index looks up no lists.
  const kinds = search.filter.kinds?.map(kind => `a.kind = ${parameters.bind(kind)}`)
  if (kinds) conditions.push(`(${kinds.join(' or ') || 'false'})`)
  const wantedDays = days ?? fewDaysOf(search.filter)
  if (wantedDays) {
    const [from, until] = [parameters.bind(wantedDays.from), parameters.bind(wantedDays.until)]
    conditions.push(
      `${searchedDay} between ${from}::date and ${until}::date`,
      // Lets PostgreSQL read the days by their time where the words are in most activities.
      `a.occurred_at >= ${from}::timestamp at time zone 'UTC'`,
      `a.occurred_at < (${until}::timestamp + interval '1 day') at time zone 'UTC'`,
    )
  }
  // The first subquery is planned as if all its rows were read: a limit in it makes PostgreSQL read the whole table.
  const rows = await readRows(
    database,
    Indexed,
    `with matching as materialized (select a.* from ${activities.live} a where ${conditions.join(' and ')}),
       examined as materialized (select * from matching limit ${examinedMax + 1})
     select counted.examined, f.* from (select count(*) as examined from examined) counted
     left join (select ${foundColumns} from examined a where ${wantedConditions(search, parameters).join(' and ')}
       order by ${orderOf(search)} limit ${search.limit}) f on true`,
    parameters.values,
  )
  if ((rows[0]?.examined ?? 0) > examinedMax) return undefined
  return rows.flatMap(({ activityId, occurredAt, position }) =>
    activityId === null || occurredAt === null || position === null
      ? []
      : [{ activityId, occurredAt, position }],
  )
}

const Ends = z.object({ first: instant.nullable(), last: instant.nullable() })

/** Whether a team has no activity after an edge. */
export const isAtEnd = async (database: Queryable, { teamId, isNewestFirst }: ActivitySearch) => {
  const ends = await readRow(
    database,
    Ends,
    `select min(a.occurred_at) as first, max(a.occurred_at) as last from ${activities.live} a where a.team_id = $1`,
    [teamId],
  )
  const end = isNewestFirst ? ends?.first : ends?.last
  return (edge: Edge): boolean => {
    if (!end) return true
    const order = compareEdges(edge, { occurredAt: end, position: beforeAnyPosition })
    return isNewestFirst ? order <= 0 : order > 0
  }
}

import type { MemberId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '../../../engine/queryable.ts'
import { createParameters } from '../../../engine/querying/parameters.ts'
import { readRows } from '../../../engine/querying/rows.ts'
import { whole } from '../../../engine/tables/columns.ts'
import { activities, recognitions } from '../tables.ts'
import {
  type ActivitySearch,
  compareEdges,
  type Edge,
  FoundActivity,
  firstOf,
  foundColumns,
  isAfterEdge,
  orderOf,
  wantedConditions,
} from './activitySearch.ts'

/**
 * The first activities that members gave, received or redeemed, or were adjusted by. Of many members, a few activities
 * each are read first: together they mostly have enough.
 */
export const activitiesOfMembers = async (
  database: Queryable,
  search: ActivitySearch,
  memberIds: readonly MemberId[],
): Promise<readonly FoundActivity[]> => {
  const share = leastRead + Math.ceil((search.limit * sharesRead) / memberIds.length)
  if (share < search.limit) {
    const first = await readShares(database, search, memberIds, share)
    if (first) return first
  }
  return (await readShares(database, search, memberIds, search.limit)) ?? []
}

/** So many activities, and so many times its equal share of the limit, are read of each member first. */
const [leastRead, sharesRead] = [8, 4]

const Listed = FoundActivity.extend({ list: whole })

/**
 * The first activities of all lists, of which so many are read each. Undefined if a list that was not read to its end may
 * have more of them.
 */
const readShares = async (
  database: Queryable,
  search: ActivitySearch,
  memberIds: readonly MemberId[],
  share: number,
): Promise<readonly FoundActivity[] | undefined> => {
  const parameters = createParameters(search.teamId)
  const wanted = wantedConditions(search, parameters).join(' and ')
  const received = ['r.team_id = $1', ...isAfterEdge(search, parameters, 'r.occurred_at, r.position')]
  const ids = parameters.bind(memberIds)
  const listed = await readRows(
    database,
    Listed,
    `select f.* from unnest(${ids}::uuid[]) with ordinality n(member_id, number) cross join lateral (
       (select n.number * 2 as list, ${foundColumns} from ${activities.live} a
        where a.member_id = n.member_id and ${wanted} order by ${orderOf(search)} limit ${share})
       union all
       (select n.number * 2 + 1, ${foundColumns} from ${recognitions.live} r
        join ${activities.live} a on a.team_id = r.team_id and a.activity_id = r.activity_id
        where r.recipient_id = n.member_id and ${received.join(' and ')} and ${wanted}
        order by ${orderOf(search, ['r.occurred_at', 'r.position'])} limit ${share})) f`,
    parameters.values,
  )
  const first = firstOf(search, listed)
  if (share >= search.limit) return first
  const last = first.length === search.limit ? first.at(-1) : undefined
  const ends = [...Map.groupBy(listed, ({ list }) => list).values()]
    .filter(list => list.length === share)
    .map(list => list.reduce((end, found) => (isBehind(search, found, end) ? found : end)))
  return ends.every(end => last && isBehind(search, end, last)) ? first : undefined
}

/** Whether an activity comes after another one, or is the same, in the order of a search. */
const isBehind = ({ isNewestFirst }: ActivitySearch, one: Edge, other: Edge): boolean =>
  compareEdges(one, other) * (isNewestFirst ? -1 : 1) >= 0

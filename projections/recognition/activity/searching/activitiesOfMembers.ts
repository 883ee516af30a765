import type { MemberId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '../../../engine/queryable.ts'
import { createParameters } from '../../../engine/querying/parameters.ts'
import { readRows } from '../../../engine/querying/rows.ts'
import { activities, recognitions } from '../tables.ts'
import {
  type ActivitySearch,
  FoundActivity,
  foundColumns,
  isAfterEdge,
  orderOf,
  wantedConditions,
} from './activitySearch.ts'

/** The first activities that members gave, received or redeemed, or were adjusted by. */
export const activitiesOfMembers = (
  database: Queryable,
  search: ActivitySearch,
  memberIds: readonly MemberId[],
): Promise<FoundActivity[]> => {
  const parameters = createParameters(search.teamId)
  const wanted = wantedConditions(search, parameters).join(' and ')
  const received = ['r.team_id = $1', ...isAfterEdge(search, parameters, 'r.occurred_at, r.position')]
  const ids = parameters.bind(memberIds)
  return readRows(
    database,
    FoundActivity,
    `select distinct f.* from unnest(${ids}::uuid[]) n(member_id) cross join lateral (
       (select ${foundColumns} from ${activities.live} a where a.member_id = n.member_id and ${wanted}
        order by ${orderOf(search)} limit ${search.limit})
       union all
       (select ${foundColumns} from ${recognitions.live} r
        join ${activities.live} a on a.team_id = r.team_id and a.activity_id = r.activity_id
        where r.recipient_id = n.member_id and ${received.join(' and ')} and ${wanted}
        order by ${orderOf(search, ['r.occurred_at', 'r.position'])} limit ${search.limit})) f
     order by ${orderOf(search, ['f."occurredAt"', 'f.position'])} limit ${search.limit}`,
    parameters.values,
  )
}

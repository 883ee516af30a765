import type { MemberId } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import type { Queryable } from '../../../engine/queryable.ts'
import { createParameters, type Parameters } from '../../../engine/querying/parameters.ts'
import { readRows } from '../../../engine/querying/rows.ts'
import { textSearch } from '../../../engine/querying/textSearch.ts'
import { uuid } from '../../../engine/tables/columns.ts'
import { members } from '../../../people/members/tables.ts'
import { activities, recognitions } from '../tables.ts'
import {
  type ActivitySearch,
  FoundActivity,
  foundColumns,
  isAfterEdge,
  orderOf,
  wantedConditions,
} from './activitySearch.ts'

/** The members whose names have the words of a search. Null for the ids of more members than are looked up one by one. */
export type NamedMembers = { readonly count: number; readonly ids: readonly MemberId[] | null }

const namedMax = 1_000

const Named = z.object({ memberId: uuid })

export const namedMembers = async (database: Queryable, search: ActivitySearch): Promise<NamedMembers> => {
  const parameters = createParameters(search.teamId)
  const rows = await readRows(
    database,
    Named,
    `${namedSql(search, parameters)} limit ${namedMax + 1}`,
    parameters.values,
  )
  return { count: rows.length, ids: rows.length > namedMax ? null : rows.map(row => row.memberId) }
}

const namedSql = ({ words }: ActivitySearch, parameters: Parameters): string =>
  `select n.member_id as "memberId" from ${members.live} n
   where n.team_id = $1 and ${textSearch(words, parameters)('n.name')}`

/** SQL: what follows the id of a member to ask whether it is among them. */
export const isNamedSql = (search: ActivitySearch, { ids }: NamedMembers, parameters: Parameters): string =>
  ids ? `= any(${parameters.bind(ids)}::uuid[])` : `in (${namedSql(search, parameters)})`

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

import type { Queryable } from '../../../engine/queryable.ts'
import { createParameters } from '../../../engine/querying/parameters.ts'
import { readRows } from '../../../engine/querying/rows.ts'
import { textSearch } from '../../../engine/querying/textSearch.ts'
import { isNamedSql, type NamedMembers } from '../../../people/members/namedMembers.ts'
import { activities } from '../tables.ts'
import {
  type ActivitySearch,
  type Edge,
  FoundActivity,
  foundColumns,
  orderOf,
  wantedConditions,
} from './activitySearch.ts'
import { searchedText } from './searchedText.ts'

export type Walked = {
  readonly found: readonly FoundActivity[]
  /** Everything before it has been looked through; null at the end. */
  readonly next: Edge | null
}

/** Looks through the next activities in the order of a search, until it has found enough. */
export const walkActivities = async (
  database: Queryable,
  search: ActivitySearch,
  named: NamedMembers,
  rowsMax: number,
): Promise<Walked> => {
  const parameters = createParameters(search.teamId)
  const slice = `select a.* from ${activities.live} a
    where ${wantedConditions(search, parameters).join(' and ')} order by ${orderOf(search)} limit ${rowsMax}`
  const sliceValues = [...parameters.values]
  const matches = [textSearch(search.words, parameters)(searchedText)]
  if (named.ids?.length !== 0) {
    const isNamed = isNamedSql(named, parameters)
    matches.push(
      `a.member_id ${isNamed}`,
      // Most activities have one recipient; expanding a list takes five times as long as its first item.
      `(a.recipient_ids ->> 0)::uuid ${isNamed}`,
      `(jsonb_array_length(a.recipient_ids) > 1
        and exists (select from jsonb_array_elements_text(a.recipient_ids) r(id) where r.id::uuid ${isNamed}))`,
    )
  }
  const found = await readRows(
    database,
    FoundActivity,
    `select ${foundColumns} from (${slice}) a where ${matches.join(' or ')}
     order by ${orderOf(search)} limit ${search.limit}`,
    parameters.values,
  )
  if (found.length === search.limit) return { found, next: found.at(-1) ?? null }
  const [last] = await readRows(
    database,
    FoundActivity,
    `select ${foundColumns} from (${slice}) a order by ${orderOf(search)} offset ${rowsMax - 1}`,
    sliceValues,
  )
  return { found, next: last ?? null }
}

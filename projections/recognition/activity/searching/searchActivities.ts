import type { Queryable } from '../../../engine/queryable.ts'
import { createParameters } from '../../../engine/querying/parameters.ts'
import { type ActivitySearch, compareEdges, type Edge, type FoundActivity, firstOf } from './activitySearch.ts'
import { daysAfter, indexedActivities, isAtEnd } from './indexedActivities.ts'
import { activitiesOfMembers, type NamedMembers, namedMembers } from './namedMembers.ts'
import { indexedCondition } from './searchedText.ts'
import { walkActivities } from './walkActivities.ts'

/** The activities that are looked through before an index is asked: frequent words fill a page from them. */
const firstRows = 5_000

/** The activities that are looked through at most where no index helps. */
export const walkedMax = 50_000

/** The matches of an index that are read at once. */
const examinedMax = 1_000

/** The days whose matches are read first, and the least and the most that are read at a time. */
const [firstDays, daysMin, daysMax] = [32, 8, 128]

type Asked = { readonly search: ActivitySearch; readonly named: NamedMembers; readonly walkedMax: number }

/**
 * The first activities with the words of a search in their texts or in the names of their people. The cost does not
 * grow with the team: first it looks through the next activities in order, where frequent words fill a page. Words that
 * are not among them are rare, at least there; indexes find them, in as many days at a time as have few of them.
 */
export const searchActivities = async (
  database: Queryable,
  search: ActivitySearch,
  { isComplete = false }: { readonly isComplete?: boolean } = {},
): Promise<readonly FoundActivity[]> => {
  const named = await namedMembers(database, search)
  const { found, next } = await walkActivities(database, search, named, firstRows)
  if (found.length >= search.limit || !next) return found
  const rest = { ...search, limit: search.limit - found.length, after: next }
  const asked = { search: rest, named, walkedMax: isComplete ? Number.POSITIVE_INFINITY : walkedMax }
  return [...found, ...(await restOf(database, asked, next))]
}

const restOf = async (database: Queryable, asked: Asked, from: Edge): Promise<readonly FoundActivity[]> => {
  const { search, named } = asked
  const isIndexed = indexedCondition(search.words, createParameters()) !== null
  if (!isIndexed || !named.ids) return walkOn(database, asked, from)
  const ofMembers = named.ids.length === 0 ? [] : await activitiesOfMembers(database, search, named.ids)
  const all = await indexedActivities(database, search, null, Math.max(examinedMax, search.limit))
  return all ? firstOf(search, ofMembers, all) : findByDays(database, asked, from, ofMembers)
}

/** Looks through one slice after the other. */
const walkOn = async (
  database: Queryable,
  { search, named, walkedMax: rowsMax }: Asked,
  from: Edge,
): Promise<readonly FoundActivity[]> => {
  let found: readonly FoundActivity[] = []
  let after: Edge | null = from
  let rows = firstRows
  for (let walked = 0; after && found.length < search.limit && walked < rowsMax; walked += rows) {
    rows = Math.min(walked + firstRows, rowsMax)
    const rest: ActivitySearch = { ...search, after, limit: search.limit - found.length }
    const walk = await walkActivities(database, rest, named, rows)
    found = [...found, ...walk.found]
    after = walk.next
  }
  return found
}

/**
 * Finds frequent words that are rare just here: by index as long as days have few of them, and in the activities
 * themselves where they are frequent again.
 */
const findByDays = async (
  database: Queryable,
  { search, named, walkedMax: rowsMax }: Asked,
  from: Edge,
  ofMembers: readonly FoundActivity[],
): Promise<readonly FoundActivity[]> => {
  const { isNewestFirst, limit } = search
  const isEnd = await isAtEnd(database, search)
  let [found, after, count, rows, walked] = [ofMembers, from, firstDays, firstRows, 0]
  const isBefore = (one: Edge): boolean => compareEdges(one, after) * (isNewestFirst ? -1 : 1) <= 0
  while (!isEnd(after) && found.filter(isBefore).length < limit && walked < rowsMax) {
    const days = daysAfter(after, count, isNewestFirst)
    const part = await indexedActivities(database, { ...search, after }, days, Math.max(examinedMax, limit))
    if (part) {
      found = firstOf(search, found, part)
      after = days.end
      count = Math.min(count * 2, daysMax)
    } else if (count > daysMin) count = daysMin
    else {
      const walk = await walkActivities(database, { ...search, after }, named, rows)
      found = firstOf(search, found, walk.found)
      if (!walk.next) break
      after = walk.next
      walked += rows
      rows *= 2
    }
  }
  return found.slice(0, limit)
}

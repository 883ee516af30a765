import type { Queryable } from '../../../engine/queryable.ts'
import { createParameters } from '../../../engine/querying/parameters.ts'
import { type NamedMembers, namedMembers } from '../../../people/members/namedMembers.ts'
import { activitiesOfMembers } from './activitiesOfMembers.ts'
import {
  type ActivitySearch,
  compareEdges,
  type Edge,
  type Found,
  type FoundActivity,
  firstOf,
} from './activitySearch.ts'
import { daysAfter, indexedActivities, isAtEnd } from './indexedActivities.ts'
import { indexedCondition } from './searchedText.ts'
import { walkActivities } from './walkActivities.ts'

/** The activities that are looked through first, and then at once. Frequent words fill a page from them. */
const [firstRows, sliceRows] = [1_000, 5_000]

/** Words are frequent if so many activities like those of the last slice would fill the page. */
const frequentRows = 15_000

/** The activities that are looked through at most where no index helps. */
export const walkedMax = 20_000

/** The matches of an index that are read at once. */
const examinedMax = 1_000

/** The days whose matches are read first, and the least and the most that are read at a time. */
const [firstDays, daysMin, daysMax] = [32, 8, 128]

type Asked = { readonly search: ActivitySearch; readonly named: NamedMembers; readonly isComplete: boolean }

/**
 * The first activities with the words of a search in their texts or in the names of their people. The cost does not
 * grow with the team: first it looks through the next activities in order, where frequent words fill a page. Words that
 * are not among them are rare, at least there; indexes find them, in as many days at a time as have few of them.
 */
export const searchActivities = async (
  database: Queryable,
  search: ActivitySearch,
  { isComplete = false }: { readonly isComplete?: boolean } = {},
): Promise<Found> => {
  const named = await namedMembers(database, search.teamId, search.words)
  let found: readonly FoundActivity[] = []
  let rest = search
  for (let rows = firstRows; ; rows = sliceRows) {
    const walk = await walkActivities(database, rest, named, rows)
    found = [...found, ...walk.found]
    rest = { ...search, limit: search.limit - found.length, after: walk.next }
    if (rest.limit === 0 || !walk.next) return { activities: found, isCut: false }
    if (walk.found.length * (frequentRows / rows) < rest.limit) {
      const { activities, isCut } = await restOf(database, { search: rest, named, isComplete }, walk.next)
      return { activities: [...found, ...activities], isCut }
    }
  }
}

const restOf = async (database: Queryable, asked: Asked, from: Edge): Promise<Found> => {
  const { search, named } = asked
  const isIndexed = indexedCondition(search.words, createParameters()) !== null
  if (!isIndexed || !named.ids) return walkOn(database, asked, from)
  const ofMembers = named.ids.length === 0 ? [] : await activitiesOfMembers(database, search, named.ids)
  const all = await indexedActivities(database, search, null, Math.max(examinedMax, search.limit))
  return all
    ? { activities: firstOf(search, ofMembers, all), isCut: false }
    : findByDays(database, asked, from, ofMembers)
}

/** Looks through one slice after the other. */
const walkOn = async (
  database: Queryable,
  { search, named, isComplete }: Asked,
  from: Edge,
): Promise<Found> => {
  let found: readonly FoundActivity[] = []
  let after: Edge | null = from
  for (let walked = sliceRows; after && search.limit > found.length; walked += sliceRows) {
    if (walked >= walkedMax && !isComplete) return { activities: found, isCut: true }
    const rest: ActivitySearch = { ...search, after, limit: search.limit - found.length }
    const walk = await walkActivities(database, rest, named, sliceRows)
    found = [...found, ...walk.found]
    after = walk.next
  }
  return { activities: found, isCut: false }
}

/**
 * Finds frequent words that are rare just here: by index as long as days have few of them, and in the activities
 * themselves where they are frequent again.
 */
const findByDays = async (
  database: Queryable,
  { search, named, isComplete }: Asked,
  from: Edge,
  ofMembers: readonly FoundActivity[],
): Promise<Found> => {
  const { isNewestFirst, limit } = search
  const isEnd = await isAtEnd(database, search)
  let [found, after, count, rows, walked] = [ofMembers, from, firstDays, sliceRows, 0]
  const isBefore = (one: Edge): boolean => compareEdges(one, after) * (isNewestFirst ? -1 : 1) <= 0
  while (!isEnd(after) && found.filter(isBefore).length < limit) {
    if (walked >= walkedMax && !isComplete) return { activities: found.filter(isBefore), isCut: true }
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
  return { activities: found.slice(0, limit), isCut: false }
}

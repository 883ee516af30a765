import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Queryable } from '../queryable.ts'

/** For so long, a list that had more rows than are counted is taken to have them still. */
const rememberedMilliseconds = 5 * 60 * 1_000

/** The lists of a database that are remembered at a time. */
const rememberedMax = 1_000

const createRemembered = () => new LRUCache<string, true>({ max: rememberedMax, ttl: rememberedMilliseconds })

const rememberedOf = new WeakMap<Queryable, ReturnType<typeof createRemembered>>()

/** What a list is counted from; its values begin with the team. */
export type CountedList = { readonly text: string; readonly values: readonly unknown[] }

/**
 * Counts a list, unless it had too many rows to be counted shortly before: finding that out costs as much as reading
 * thousands of rows. `count` answers null for such a list.
 */
export const countUnlessLarge = async (
  database: Queryable,
  { text, values }: CountedList,
  count: () => Promise<number | null>,
): Promise<number | null> => {
  const large = rememberedOf.get(database) ?? createRemembered()
  rememberedOf.set(database, large)
  const key = hash('sha256', JSON.stringify([text, values]))
  if (large.has(key)) return null
  const total = await count()
  if (total === null) large.set(key, true)
  return total
}

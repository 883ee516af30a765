import { hash } from 'node:crypto'
import type { Queryable } from '../queryable.ts'

/** For so long, a list that had more rows than are counted is taken to have them still. */
const rememberedMilliseconds = 5 * 60 * 1_000

/** The lists that are remembered at a time. */
const rememberedMax = 1_000

const largeLists = new WeakMap<Queryable, Map<string, number>>()

/** What a list is counted from; its values begin with the team. */
export type CountedList = { readonly text: string; readonly values: readonly unknown[] }

/**
 * Counts a list, unless it was found too large to be counted shortly before: finding that out again costs as much as
 * reading thousands of rows, and most pages of a large team need no other answer. `count` answers null for a large list.
 */
export const countUnlessLarge = async (
  database: Queryable,
  { text, values }: CountedList,
  count: () => Promise<number | null>,
): Promise<number | null> => {
  const lists = largeLists.get(database) ?? new Map<string, number>()
  largeLists.set(database, lists)
  const key = hash('sha256', JSON.stringify([text, values]))
  const now = performance.now()
  if ((lists.get(key) ?? Number.NEGATIVE_INFINITY) > now) return null
  const total = await count()
  // The newest is the last one, and the oldest makes room.
  lists.delete(key)
  if (total !== null) return total
  lists.set(key, now + rememberedMilliseconds)
  const [oldest] = lists.keys()
  if (lists.size > rememberedMax && oldest !== undefined) lists.delete(oldest)
  return null
}

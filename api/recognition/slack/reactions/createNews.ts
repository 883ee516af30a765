import { LRUCache } from 'lru-cache'

const rememberedMilliseconds = 10 * 60 * 1000
const rememberedMax = 10_000

/** Tells what is newer than all that was heard under a name: Slack delivers events in any order. */
export const createNews = () => {
  const latest = new LRUCache<string, number>({ max: rememberedMax, ttl: rememberedMilliseconds })
  return (name: string, happenedAt: number): boolean => {
    if (happenedAt < (latest.get(name) ?? 0)) return false
    latest.set(name, happenedAt)
    return true
  }
}

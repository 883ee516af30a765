import { LRUCache } from 'lru-cache'

const rememberedMilliseconds = 10 * 60 * 1000
const rememberedMax = 10_000

/** Accepts an event unless a newer one of the same name came before, because Slack delivers events in any order. */
export const createLatestFilter = () => {
  const latest = new LRUCache<string, number>({ max: rememberedMax, ttl: rememberedMilliseconds })
  return (name: string, happenedAt: number): boolean => {
    if (happenedAt < (latest.get(name) ?? 0)) return false
    latest.set(name, happenedAt)
    return true
  }
}

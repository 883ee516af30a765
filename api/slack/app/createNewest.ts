import { LRUCache } from 'lru-cache'

/** Forms that are open at the same time. */
const namesMax = 10_000

/**
 * Of things asked under one name, tells whether a newer one came meanwhile or before. `asked` is the moment of asking as
 * Slack writes it, because what was asked later may arrive first.
 */
export const createNewest = () => {
  const newest = new LRUCache<string, string>({ max: namesMax })
  return async <Result>(
    name: string,
    asked: string,
    work: (isNewest: () => boolean) => Promise<Result>,
  ): Promise<Result> => {
    const isNewest = () => (newest.get(name) ?? '') <= asked
    if (isNewest()) newest.set(name, asked)
    return work(isNewest)
  }
}

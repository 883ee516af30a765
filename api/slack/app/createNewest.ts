import { LRUCache } from 'lru-cache'

/** The number of forms that are open at the same time. */
const namesMax = 10_000

/**
 * Recognises requests that are older than one of the same name. `asked` is Slack's timestamp of the request, because a
 * later request may arrive first.
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

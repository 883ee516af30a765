import { LRUCache } from 'lru-cache'

/** A limit in bytes that several caches share; the least recently used entry is evicted first. */
export type CacheBudget = {
  /** Adds an entry or updates its size. Drops it at once when it exceeds the whole limit. */
  readonly keep: (name: string, bytes: number, drop: () => void) => void
  /** Marks an entry as used. */
  readonly use: (name: string) => void
  readonly release: (name: string) => void
  /** The size of all entries. */
  readonly bytes: () => number
}

export const createCacheBudget = (bytesMax: number): CacheBudget => {
  const kept = new LRUCache<string, () => void>({
    maxSize: bytesMax,
    dispose: (drop, _name, reason) => {
      if (reason === 'evict') drop()
    },
  })
  return {
    keep: (name, bytes, drop) => {
      kept.set(name, drop, { size: Math.max(1, Math.ceil(bytes)) })
      if (!kept.has(name)) drop()
    },
    use: name => {
      kept.get(name)
    },
    release: name => {
      kept.delete(name)
    },
    bytes: () => kept.calculatedSize,
  }
}

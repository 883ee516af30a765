import { LRUCache } from 'lru-cache'

/** What many keep in memory together; what was used longest ago makes room for the rest. */
export type CacheBudget = {
  /** Notes that this is kept and how big it is by now. Drops it at once when it is bigger than everything may be. */
  readonly keep: (name: string, bytes: number, drop: () => void) => void
  /** Notes that this is in use. */
  readonly use: (name: string) => void
  readonly release: (name: string) => void
  /** How much is kept. */
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

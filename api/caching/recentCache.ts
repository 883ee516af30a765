type Kept<Value> = { readonly value: Promise<Value>; readonly until: number }

export type RecentCache<Value> = {
  /** The value of a short time ago, or a new one. Callers of the same time share one load; a failed one is not kept. */
  readonly get: (key: string, load: () => Promise<Value>) => Promise<Value>
  /** Replaces what is kept by what is known now. */
  readonly put: (key: string, value: Value) => void
}

/**
 * Keeps the values of a short time in memory. Those whose time is over are dropped when another one comes, and so is the
 * least recently loaded one of too many.
 */
export const createRecentCache = <Value>({
  entriesMax,
  milliseconds,
  now = () => performance.now(),
}: {
  readonly entriesMax: number
  readonly milliseconds: number
  readonly now?: () => number
}): RecentCache<Value> => {
  const kept = new Map<string, Kept<Value>>()
  const keep = (key: string, value: Promise<Value>): void => {
    kept.delete(key)
    for (const [other, { until }] of kept) {
      if (until > now()) break
      kept.delete(other)
    }
    const [oldest] = kept.keys()
    if (kept.size >= entriesMax && oldest !== undefined) kept.delete(oldest)
    kept.set(key, { value, until: now() + milliseconds })
  }
  return {
    get: (key, load) => {
      const known = kept.get(key)
      if (known && known.until > now()) return known.value
      const value = load()
      keep(key, value)
      value.catch(() => {
        if (kept.get(key)?.value === value) kept.delete(key)
      })
      return value
    },
    put: (key, value) => keep(key, Promise.resolve(value)),
  }
}

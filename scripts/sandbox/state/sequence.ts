/** Ids and message timestamps that depend on nothing but the clock and the order of things. */
export type Sequence = {
  /** `id('V')` → `V00000001`, `V00000002` … */
  id(prefix: string): string
  /** A message timestamp, `1763712000.000001`: unique and rising. */
  timestamp(): string
}

export const createSequence = (now: () => Date): Sequence => {
  const counts = new Map<string, number>()
  const next = (name: string): number => {
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count
  }
  return {
    id: prefix => `${prefix}${String(next(prefix)).padStart(8, '0')}`,
    timestamp: () =>
      `${Math.floor(now().getTime() / 1000)}.${String(next('timestamp') % 1_000_000).padStart(6, '0')}`,
  }
}

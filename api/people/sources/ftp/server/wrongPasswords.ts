const windowMilliseconds = 10 * 60_000
const addressesMax = 10_000

/** Counts wrong passwords by address, so that guessing does not pay. */
export const createWrongPasswords = (max: number, clock: () => number) => {
  const counts = new Map<string, { since: number; count: number }>()
  const current = (address: string) => {
    const found = counts.get(address)
    if (found && clock() - found.since < windowMilliseconds) return found
    counts.delete(address)
    return undefined
  }
  return {
    isBlocked: (address: string): boolean => (current(address)?.count ?? 0) >= max,
    note: (address: string): void => {
      const found = current(address) ?? { since: clock(), count: 0 }
      counts.set(address, { ...found, count: found.count + 1 })
      const [oldest] = counts.keys()
      if (counts.size > addressesMax && oldest !== undefined) counts.delete(oldest)
    },
  }
}
export type WrongPasswords = ReturnType<typeof createWrongPasswords>

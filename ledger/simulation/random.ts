/** A seeded source of chance (mulberry32): the same seed, the same story. */
export const createRandom = (seed: number) => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  return {
    /** A whole number from 0 up to, not including, the limit. */
    below,
    between: (least: number, most: number): number => least + below(most - least + 1),
    chance: (probability: number): boolean => next() < probability,
    pick: <Value>(values: readonly Value[]): Value => {
      const value = values[below(values.length)]
      if (value === undefined) throw new Error('There is nothing to pick from.')
      return value
    },
    shuffle: <Value>(values: readonly Value[]): Value[] =>
      values
        .map(value => ({ value, order: next() }))
        .sort((left, right) => left.order - right.order)
        .map(({ value }) => value),
  }
}

export type Random = ReturnType<typeof createRandom>

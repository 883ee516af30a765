/** Wakes sleepers. A reader that notes `turn` before it reads never misses a wake. */
export type Signal = {
  readonly turn: () => number
  readonly wake: () => void
  /** Sleeps until a wake after `turn`, or until the time is over. */
  readonly sleep: (turn: number, milliseconds: number) => Promise<void>
}

export const createSignal = (): Signal => {
  let turn = 0
  const sleepers = new Set<() => void>()
  return {
    turn: () => turn,
    wake: () => {
      turn += 1
      for (const rise of sleepers) rise()
    },
    sleep: (noted, milliseconds) => {
      if (noted !== turn) return Promise.resolve()
      return new Promise(resolve => {
        const rise = () => {
          clearTimeout(alarm)
          sleepers.delete(rise)
          resolve()
        }
        const alarm = setTimeout(rise, milliseconds)
        sleepers.add(rise)
      })
    },
  }
}

/** When shoutouts were acknowledged and when they became visible. */
export type Sightings = {
  acknowledge(memberId: string): void
  /** A look at a member showed so many shoutouts in all. */
  see(memberId: string, count: number): void
  /** Resolves when everything acknowledged was seen. */
  allSeen(): Promise<void>
  /** How long each shoutout since the last call took from acknowledged to seen, in milliseconds. */
  takeWaits(): readonly number[]
}

type Times = { readonly acknowledged: number[]; readonly seen: number[] }

const patienceMs = 120_000

/** Pairs the first acknowledged with the first seen, member by member, because equal shoutouts can't be distinguished. */
export const createSightings = (where: string): Sightings => {
  const people = new Map<string, Times>()
  const watchers = new Set<() => void>()
  const timesOf = (memberId: string): Times => {
    const times = people.get(memberId) ?? { acknowledged: [], seen: [] }
    people.set(memberId, times)
    return times
  }
  const countUnseen = (): number => {
    let unseen = 0
    for (const { acknowledged, seen } of people.values())
      unseen += Math.max(0, acknowledged.length - seen.length)
    return unseen
  }
  const taken = new Map<string, number>()

  return {
    acknowledge: memberId => {
      timesOf(memberId).acknowledged.push(performance.now())
    },
    see: (memberId, count) => {
      const { seen } = timesOf(memberId)
      while (seen.length < count) seen.push(performance.now())
      for (const look of watchers) look()
    },
    allSeen: () =>
      new Promise((resolve, reject) => {
        const finish = (): void => {
          clearTimeout(alarm)
          watchers.delete(look)
        }
        const look = (): void => {
          if (countUnseen() > 0) return
          finish()
          resolve()
        }
        const alarm = setTimeout(() => {
          finish()
          reject(new Error(`${countUnseen()} shoutouts were acknowledged and never seen in the ${where}.`))
        }, patienceMs)
        watchers.add(look)
        look()
      }),
    takeWaits: () => {
      const waits: number[] = []
      for (const [memberId, { acknowledged, seen }] of people) {
        for (let index = taken.get(memberId) ?? 0; index < acknowledged.length; index += 1)
          waits.push(Math.max(0, (seen[index] ?? Number.NaN) - (acknowledged[index] ?? Number.NaN)))
        taken.set(memberId, acknowledged.length)
      }
      return waits
    },
  }
}

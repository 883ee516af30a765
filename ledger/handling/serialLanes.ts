/** Runs the work of a lane one piece after the other, in the order of the calls. Lanes do not wait for each other. */
export type SerialLanes = <Result>(lane: string, work: () => Promise<Result>) => Promise<Result>

export const createSerialLanes = (): SerialLanes => {
  const ends = new Map<string, Promise<unknown>>()
  return async (lane, work) => {
    const before = ends.get(lane) ?? Promise.resolve()
    // An error belongs to the caller of its work; the next piece runs all the same.
    const result = before.then(work, work)
    ends.set(lane, result)
    try {
      return await result
    } finally {
      if (ends.get(lane) === result) ends.delete(lane)
    }
  }
}

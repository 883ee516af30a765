/** Does what is asked under one name one after the other, in the order it was asked; names wait for nobody else. */
export const createTurns = () => {
  const last = new Map<string, Promise<unknown>>()
  return async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const before = last.get(name) ?? Promise.resolve()
    // Whether the one before went well is its own affair.
    const mine = before.then(work, work)
    last.set(name, mine)
    try {
      return await mine
    } finally {
      if (last.get(name) === mine) last.delete(name)
    }
  }
}

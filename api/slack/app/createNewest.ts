/**
 * Of things asked under one name, tells whether a newer one came while the older was still being done. What is done is
 * forgotten, so a name costs nothing once it rests.
 */
export const createNewest = () => {
  const newest = new Map<string, symbol>()
  return async <Result>(
    name: string,
    work: (isNewest: () => boolean) => Promise<Result>,
  ): Promise<Result> => {
    const mine = Symbol(name)
    newest.set(name, mine)
    const isNewest = () => newest.get(name) === mine
    try {
      return await work(isNewest)
    } finally {
      if (isNewest()) newest.delete(name)
    }
  }
}

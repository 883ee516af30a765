/** Runs pieces of work one after the other, in the order in which they were asked for. */
export const createTurns = () => {
  let last: Promise<unknown> = Promise.resolve()
  return <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    const done = last.then(work)
    // The caller gets the error; the next piece only waits for the end.
    last = done.catch(() => {})
    return done
  }
}

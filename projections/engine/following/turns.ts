/** Runs pieces of work one after the other, in the order in which they were asked for. */
export const createTurns = () => {
  let last: Promise<unknown> = Promise.resolve()
  return <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    const done = last.then(work)
    // Whoever asked hears of what went wrong; the next piece only waits.
    last = done.catch(() => {})
    return done
  }
}

/** Does the same to several things, a few at once, and answers in their order. */
export const fewAtOnce = async <Thing, Result>(
  things: readonly Thing[],
  atOnce: number,
  work: (thing: Thing) => Promise<Result>,
): Promise<readonly Result[]> => {
  const results: Result[] = []
  for (let first = 0; first < things.length; first += atOnce)
    results.push(...(await Promise.all(things.slice(first, first + atOnce).map(work))))
  return results
}

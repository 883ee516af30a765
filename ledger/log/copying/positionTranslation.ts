/** Translates positions of one log to another while the events of both pass by in their order. */
export const createPositionTranslation = (positions: Iterable<number>) => {
  const waiting = [...new Set(positions)].sort((left, right) => left - right)
  const translated = new Map<number, number>()
  let next = 0

  const settle = (isPassed: (position: number) => boolean, reached: number): void => {
    for (
      let position = waiting[next];
      position !== undefined && isPassed(position);
      position = waiting[next]
    ) {
      translated.set(position, reached)
      next += 1
    }
  }

  return {
    /** The next event of the source is at `position`; the events before it end at `reached` in the target. */
    passTo: (position: number, reached: number): void => settle(waited => waited < position, reached),
    /** Positions behind the end of the source have no translation. */
    end: (sourceHead: number, targetHead: number): ReadonlyMap<number, number> => {
      settle(waited => waited <= sourceHead, targetHead)
      return translated
    },
  }
}

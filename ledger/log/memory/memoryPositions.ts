import { beforeFirst } from '../port.ts'

/** The bytes of a store before its first event. */
const headerSize = 37

/** The positions that a log in memory assigned, and the indexes of their events. */
export const createPositions = (positions: 'measured' | 'counted') => {
  const indexes = new Map<number, number>()
  let next = positions === 'counted' ? 0 : headerSize

  return {
    /** Assigns a position to the next event by the size of its text. */
    give: (size: number): number => {
      const position = next
      indexes.set(position, indexes.size)
      next += positions === 'counted' ? 1 : size
      return position
    },
    /** The index of the first event after a position. Throws for a position that the log never gave. */
    indexAfter: (position: number): number => {
      if (position === beforeFirst) return 0
      const index = indexes.get(position)
      if (index === undefined)
        throw new Error(
          `The log never gave position ${position}. Use the position of an event, head() or beforeFirst.`,
        )
      return index + 1
    },
  }
}

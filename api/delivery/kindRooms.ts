import type { Rooms } from './claim.ts'
import type { JobHandler } from './handler.ts'

/** Counts the jobs of each kind that a process holds. */
export type KindRooms = {
  add(kind: string): void
  /** Answers whether there was no room for more of the kind. */
  remove(kind: string): boolean
  /** The kinds that may be claimed, and how many of each. */
  rooms(): Rooms
}

export const createKindRooms = (handlers: ReadonlyMap<string, JobHandler>): KindRooms => {
  const counts = new Map<string, number>()
  const roomOf = ({ kind, atOnceMax }: JobHandler): number => atOnceMax - (counts.get(kind) ?? 0)
  return {
    add: kind => void counts.set(kind, (counts.get(kind) ?? 0) + 1),
    remove: kind => {
      const count = counts.get(kind) ?? 0
      counts.set(kind, count - 1)
      return count >= (handlers.get(kind)?.atOnceMax ?? 0)
    },
    rooms: () =>
      new Map(
        [...handlers.values()]
          .map(handler => [handler.kind, roomOf(handler)] as const)
          .filter(([, room]) => room > 0),
      ),
  }
}

import type { TeamId } from '@laurel/ledger/kernel/ids.ts'

/** Wakes readers when something of their team may have happened. */
export const createTeamBells = () => {
  const waiting = new Map<TeamId, Set<() => void>>()
  const wake = (teamId: TeamId): void => {
    for (const resolve of waiting.get(teamId) ?? []) resolve()
  }
  return {
    /** Rings for these teams, or for all. */
    ring: (teamIds: readonly TeamId[] | null): void => {
      for (const teamId of teamIds ?? [...waiting.keys()]) wake(teamId)
    },
    /** Begins to listen; `heard` resolves at the first ring from now on. */
    listen: (teamId: TeamId): { readonly heard: Promise<void>; readonly stop: () => void } => {
      const { promise, resolve } = Promise.withResolvers<void>()
      const readers = waiting.get(teamId) ?? new Set()
      waiting.set(teamId, readers.add(resolve))
      return {
        heard: promise,
        stop: () => {
          readers.delete(resolve)
          if (readers.size === 0 && waiting.get(teamId) === readers) waiting.delete(teamId)
        },
      }
    },
  }
}
export type TeamBells = ReturnType<typeof createTeamBells>

import { instantOf } from '@laurel/ledger/values/instant.ts'
import { keepWorkspaces } from '../slack/sync/keepWorkspaces.ts'
import type { SyncSurroundings } from '../slack/sync/runSync.ts'
import { type ResetSurroundings, resetAllowances } from './resetAllowances.ts'

export type TimedWork = {
  readonly name: string
  readonly everyMilliseconds: number
  /** Ends early, and without harm, when the signal says so. */
  run(now: Date, signal: AbortSignal): Promise<void>
}

const minute = 60_000

/** The one list of timed work. Every run is keyed by what it is for, so that a late or a second run is harmless. */
export const timedWork = (
  surroundings: ResetSurroundings & { readonly workspaces?: SyncSurroundings | undefined },
): readonly TimedWork[] => [
  {
    name: 'reset allowances',
    everyMilliseconds: minute,
    run: (now, signal) => resetAllowances(surroundings, instantOf(now), signal),
  },
  {
    name: 'keep workspaces',
    everyMilliseconds: minute,
    run: async (now, signal) =>
      surroundings.workspaces && keepWorkspaces(surroundings.workspaces, instantOf(now), signal),
  },
]

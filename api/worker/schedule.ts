import { instantOf } from '@laurel/ledger/values/instant.ts'
import { type ResetSurroundings, resetAllowances } from './resetAllowances.ts'

export type TimedWork = {
  readonly name: string
  readonly everyMilliseconds: number
  run(now: Date): Promise<void>
}

const minute = 60_000

/** The one list of timed work. Every run is keyed by what it is for, so that a late or a second run is harmless. */
export const timedWork = (surroundings: ResetSurroundings): readonly TimedWork[] => [
  {
    name: 'reset allowances',
    everyMilliseconds: minute,
    run: now => resetAllowances(surroundings, instantOf(now)),
  },
]

import type { BenchmarkContext } from './benchmark.ts'
import { describeMeasured, type Measured, measureInTurns, type Work } from './measure.ts'

export type NamedWork = {
  readonly name: string
  readonly work: Work
  /** The number of units per piece of work; the default is one. */
  readonly each?: number
}

const measuredMs = 4_000

/**
 * Measures candidates and their floor in turns, and reports each candidate beside the floor. Answers the measurements.
 */
export const compareInTurns = async (
  { report, print, scale }: BenchmarkContext,
  unit: string,
  floor: NamedWork,
  things: readonly NamedWork[],
): Promise<{ readonly floor: Measured; readonly things: readonly Measured[] }> => {
  const named = [floor, ...things]
  const [base, ...measured] = await measureInTurns(
    measuredMs * scale,
    named.map(({ work }) => work),
  )
  if (!base) throw new Error('A floor was asked for and must have been measured.')
  print(describeMeasured(floor.name, base))
  for (const [index, thing] of measured.entries()) {
    const { name = '', each = 1 } = things[index] ?? {}
    print(describeMeasured(name, thing))
    const value = thing.perSecond * each
    report({ name, value, unit, floor: base.perSecond, ratio: value / base.perSecond })
  }
  return { floor: base, things: measured }
}

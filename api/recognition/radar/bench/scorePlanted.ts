import { defaultThresholds, RadarSignal } from '@laurel/ledger/radar/vocabulary.ts'
import { createRandom } from '@laurel/ledger/simulation/random.ts'
import { detect } from '../detect.ts'
import type { Sighting } from '../sighting.ts'
import { type Planted, plantedAllowance, plantMonth } from './plantedCompany.ts'

export type Score = { planted: number; found: number; right: number }

const nothing = (): Score => ({ planted: 0, found: 0, right: 0 })

/** A circle is found with who gave the awards; everything else with exactly its people. */
const isFound = ({ signal, subjectIds }: Planted, seen: Sighting): boolean => {
  if (seen.signal !== signal) return false
  if (signal === 'circle') return seen.subjectIds[0] === subjectIds[0]
  return seen.subjectIds.toSorted().join() === subjectIds.toSorted().join()
}

/** How much of what was planted the radar finds, and how much of what it finds was planted. */
export const scorePlanted = (
  seed: number,
  people: number,
  months: number,
  thresholds: Readonly<Record<RadarSignal, number>> = defaultThresholds,
): ReadonlyMap<RadarSignal, Score> => {
  const random = createRandom(seed)
  const scores = new Map(RadarSignal.options.map(signal => [signal, nothing()]))
  for (let index = 0; index < months; index += 1) {
    const { month, planted } = plantMonth(random, people)
    const seen = detect({ month, quarter: [month], allowance: plantedAllowance, hasTexts: true })
    for (const sighting of seen.filter(({ signal, share }) => share >= thresholds[signal])) {
      const score = scores.get(sighting.signal)
      if (!score) continue
      score.found += 1
      if (planted.some(each => isFound(each, sighting))) score.right += 1
    }
    for (const { signal } of planted) {
      const score = scores.get(signal)
      if (score) score.planted += 1
    }
  }
  return scores
}

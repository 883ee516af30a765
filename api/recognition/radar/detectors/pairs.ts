import { thresholdMin } from '@laurel/ledger/radar/vocabulary.ts'
import { shareOf } from '../exchanges.ts'
import type { Detector, Sighting } from '../sighting.ts'

/** Colleagues who thank each other now and then are no pair. */
const timesMin = 3

/** Two people who each give most of their points to the other. The smaller of both shares counts. */
export const pairs: Detector = ({ month }) => {
  const found: Sighting[] = []
  for (const [oneId, one] of month)
    for (const [otherId, there] of one.to) {
      if (oneId > otherId || there.times < timesMin) continue
      const other = month.get(otherId)
      const back = other?.to.get(oneId)
      if (!other || !back || back.times < timesMin) continue
      const share = Math.min(
        shareOf(there.points, one.given.points),
        shareOf(back.points, other.given.points),
      )
      if (share < thresholdMin) continue
      found.push({
        signal: 'pair',
        subjectIds: [oneId, otherId],
        share,
        times: there.times + back.times,
        weight: there.points + back.points,
      })
    }
  return found
}

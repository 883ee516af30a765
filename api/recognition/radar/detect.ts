import { circles } from './detectors/circles.ts'
import { bursts, favourites, wordless } from './detectors/habits.ts'
import { pairs } from './detectors/pairs.ts'
import { rings } from './detectors/rings.ts'
import type { Detector, Sighting } from './sighting.ts'

/** Everything that could be a finding of a month, down to the lowest threshold. */
export const detect: Detector = seen => {
  const inRings = rings(seen)
  const others = [pairs, bursts, wordless, circles].flatMap(detector => detector(seen))
  return [...inRings, ...others, ...favourites(seen).filter(isOutside(inRings))]
}

/** The steps of a ring are no findings of their own. */
const isOutside =
  (inRings: readonly Sighting[]) =>
  ({ subjectIds }: Sighting): boolean =>
    !inRings.some(ring => subjectIds.every(memberId => ring.subjectIds.includes(memberId)))

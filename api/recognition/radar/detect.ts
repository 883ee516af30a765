import { circles } from './detectors/circles.ts'
import { bursts, favourites, wordless } from './detectors/habits.ts'
import { pairs } from './detectors/pairs.ts'
import { rings } from './detectors/rings.ts'
import type { Detector } from './sighting.ts'

const detectors: readonly Detector[] = [pairs, rings, bursts, favourites, wordless, circles]

/** Everything that could be a finding of a month, down to the lowest threshold. */
export const detect: Detector = seen => detectors.flatMap(detector => detector(seen))

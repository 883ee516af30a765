import type { MemberId } from '@laurel/ledger/kernel/ids.ts'
import { subjectsMax, thresholdMin } from '@laurel/ledger/radar/vocabulary.ts'
import { type Exchanges, shareOf } from '../exchanges.ts'
import type { Detector, Sighting } from '../sighting.ts'

const timesMin = 2
/** The share of what someone gives that makes a colleague the next one in a ring: each has at most five of them. */
const nextShare = 20

/**
 * Three to five people, each of whom gives to the next and almost only within the ring. Rings that share people are one:
 * the closest is kept. Pairs within a ring are left to the signal of pairs.
 */
export const rings: Detector = ({ month }) => {
  const found = new Map<string, Sighting>()
  for (const firstId of month.keys())
    follow(month, [firstId], ring => {
      const key = ring.toSorted().join()
      if (!found.has(key)) {
        const seen = sightingOf(month, ring)
        if (seen && seen.share >= thresholdMin) found.set(key, seen)
      }
    })
  return withoutOverlap([...found.values()])
}

/** Walks from person to next person; a ring begins at its smallest id, so that it is walked once in each direction. */
const follow = (
  month: Exchanges,
  path: readonly MemberId[],
  onRing: (ring: readonly MemberId[]) => void,
): void => {
  const [firstId] = path
  const giver = month.get(path.at(-1) ?? '')
  if (!giver || firstId === undefined) return
  for (const [nextId, { times, points }] of giver.to) {
    if (times < timesMin || shareOf(points, giver.given.points) < nextShare) continue
    if (nextId === firstId && path.length > 2) onRing(path)
    else if (nextId > firstId && path.length < subjectsMax && !path.includes(nextId))
      follow(month, [...path, nextId], onRing)
  }
}

const sightingOf = (month: Exchanges, ring: readonly MemberId[]): Sighting | undefined => {
  let share = 100
  let times = 0
  let weight = 0
  for (const memberId of ring) {
    const giver = month.get(memberId)
    if (!giver) return undefined
    const inside = ring.flatMap(otherId => giver.to.get(otherId) ?? [])
    const points = inside.reduce((sum, each) => sum + each.points, 0)
    share = Math.min(share, shareOf(points, giver.given.points))
    times += inside.reduce((sum, each) => sum + each.times, 0)
    weight += points
  }
  return { signal: 'ring', subjectIds: ring, share, times, weight }
}

const withoutOverlap = (all: readonly Sighting[]): readonly Sighting[] => {
  const taken = new Set<MemberId>()
  return all
    .toSorted((one, other) => other.share - one.share || other.weight - one.weight)
    .filter(({ subjectIds }) => {
      if (subjectIds.some(memberId => taken.has(memberId))) return false
      for (const memberId of subjectIds) taken.add(memberId)
      return true
    })
}

import { describe, expect, it } from 'vitest'
import { createRandom } from '../../simulation/random.ts'
import { leftOfLots, pointsOfLots } from './lots.ts'
import { createPointsByMonth, type PointsMovement } from './pointsByMonth.ts'

const moved = (
  kind: PointsMovement['kind'],
  points: number,
  recordedAt: string,
  subjectId = 'shoutout',
): PointsMovement => ({ kind, points, recordedAt, subjectId })

const fold = (...movements: readonly PointsMovement[]) => {
  const points = createPointsByMonth()
  for (const movement of movements) points.post(movement)
  return points
}

const january = moved('gained', 40, '2026-01-10T09:00:00.000Z')
const march = moved('gained', 30, '2026-03-10T09:00:00.000Z')

describe('the points of a member', () => {
  it('are spent from the oldest month on', () => {
    expect(fold(january, march, moved('spent', -45, '2026-04-01T09:00:00.000Z')).left()).toEqual([
      { month: '2026-03', points: 25 },
    ])
  })

  it('return to their months with a refund', () => {
    const points = fold(
      january,
      march,
      moved('spent', -45, '2026-04-01T09:00:00.000Z'),
      moved('refunded', 45, '2026-05-01T09:00:00.000Z'),
    )
    expect(points.left()).toEqual([
      { month: '2026-01', points: 40 },
      { month: '2026-03', points: 30 },
    ])
    expect(points.income()).toBe(115)
  })

  it('are recalled from the month of their credit', () => {
    const late = moved('gained', 20, '2026-01-31T23:00:00.000Z', 'mistake')
    const recall = moved('recalled', -20, '2026-02-01T08:00:00.000Z', 'mistake')
    expect(fold(january, late, march, recall).left()).toEqual([
      { month: '2026-01', points: 40 },
      { month: '2026-03', points: 30 },
    ])
  })
})

it.each(Array.from({ length: 50 }, (_, seed) => seed))(
  'lots sum to the balance after each step of random history %i, and the oldest are used first',
  seed => {
    const random = createRandom(seed)
    const points = createPointsByMonth()
    const spent: number[] = []
    let at = Date.parse('2024-01-01T00:00:00.000Z')
    for (let step = 0; step < 120; step += 1) {
      at += random.between(0, 15 * 24) * 60 * 60 * 1000
      const recordedAt = new Date(at).toISOString()
      const back = spent.at(-1)
      const before = points.left()
      if (random.between(0, 2) > 0 || points.balance() === 0)
        points.post(moved('gained', random.between(1, 60), recordedAt, `credit ${step}`))
      else if (back !== undefined && random.between(0, 2) === 0) {
        spent.pop()
        points.post(moved('refunded', back, recordedAt, `order ${step}`))
      } else {
        const price = random.between(1, points.balance())
        spent.push(price)
        points.post(moved('spent', -price, recordedAt, `order ${step}`))
        const newest = leftOfLots(
          before.toReversed().map(lot => ({ gained: lot.points, recalled: 0 })),
          points.balance(),
        )
        const expected = newest.filter(left => left > 0).toReversed()
        expect(points.left().map(lot => lot.points)).toEqual(expected)
      }
      expect(pointsOfLots(points.left())).toBe(points.balance())
    }
  },
)

import type { MemberId } from '@laurel/ledger/kernel/ids.ts'
import { thresholdMin } from '@laurel/ledger/radar/vocabulary.ts'
import { type Exchanges, shareOf } from '../exchanges.ts'
import type { Detector, Sighting } from '../sighting.ts'

const awardsMin = 5
const peopleMax = 3
/** The thanks of someone who belongs to a circle, in three months. */
const thanksMin = 2

/** People most of whose award points of three months go to at most three people, who thank them. */
export const circles: Detector = ({ month, quarter }) =>
  [...month].flatMap(([giverId, { awarded }]): Sighting[] => {
    // A circle is seen in a month that adds to it.
    if (awarded.times === 0) return []
    const given = awardsOf(quarter, giverId)
    const all = sumOf([...given.values()])
    if (all.times < awardsMin) return []
    const circle = [...given]
      .filter(([recipientId]) => thanksTo(quarter, recipientId, giverId) >= thanksMin)
      .toSorted(([oneId, one], [otherId, other]) => other.points - one.points || (oneId < otherId ? -1 : 1))
      .slice(0, peopleMax)
    const inside = sumOf(circle.map(([, sum]) => sum))
    const share = shareOf(inside.points, all.points)
    if (share < thresholdMin) return []
    const subjectIds = [giverId, ...circle.map(([recipientId]) => recipientId)]
    return [{ signal: 'circle', subjectIds, share, times: inside.times, weight: inside.points }]
  })

type Sum = { readonly times: number; readonly points: number }

const sumOf = (sums: readonly Sum[]): Sum =>
  sums.reduce((all, each) => ({ times: all.times + each.times, points: all.points + each.points }), {
    times: 0,
    points: 0,
  })

const awardsOf = (quarter: readonly Exchanges[], giverId: MemberId): ReadonlyMap<MemberId, Sum> => {
  const given = new Map<MemberId, Sum>()
  for (const month of quarter)
    for (const [recipientId, sum] of month.get(giverId)?.awardedTo ?? [])
      given.set(recipientId, sumOf([given.get(recipientId) ?? { times: 0, points: 0 }, sum]))
  return given
}

const thanksTo = (quarter: readonly Exchanges[], giverId: MemberId, recipientId: MemberId): number =>
  quarter.reduce((sum, month) => sum + (month.get(giverId)?.to.get(recipientId)?.times ?? 0), 0)

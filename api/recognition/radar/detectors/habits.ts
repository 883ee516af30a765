import { thresholdMin } from '@laurel/ledger/radar/vocabulary.ts'
import { type Giver, shareOf } from '../exchanges.ts'
import type { Detector, Sighting } from '../sighting.ts'
import { repeatedFrom } from '../wordsOf.ts'

const burstTimesMin = 5
const favouriteTimesMin = 6
/** From so many thanks back it is an exchange, which is for the signal of pairs. */
const thanksBack = 2
const wordlessTimesMin = 8

/** In percent of what someone may give: less is no allowance spent. */
const burstPart = 75
/** Honest people with one close colleague seldom give nearly all that they have to them. */
const favouritePart = 90

const isPart = (points: number, allowance: number, percent: number): boolean =>
  points * 100 >= allowance * percent

/** People who give most of what they give on the last day before an allowance begins again. */
export const bursts: Detector = ({ month, allowance }) =>
  [...month].flatMap(([giverId, { given, beforeReset }]): Sighting[] => {
    const share = shareOf(beforeReset.points, given.points)
    if (share < thresholdMin || beforeReset.times < burstTimesMin) return []
    if (!isPart(beforeReset.points, allowance, burstPart)) return []
    const { times, points: weight } = beforeReset
    return [{ signal: 'burst', subjectIds: [giverId], share, times, weight }]
  })

/** People who give nearly all of an allowance to one colleague, who does not thank them. */
export const favourites: Detector = ({ month, allowance }) =>
  [...month].flatMap(([giverId, { given, to }]): Sighting[] =>
    [...to].flatMap(([recipientId, { times, points }]): Sighting[] => {
      const share = shareOf(points, given.points)
      if (share <= thresholdMin || times < favouriteTimesMin) return []
      if (!isPart(points, allowance, favouritePart)) return []
      const back = month.get(recipientId)?.to.get(giverId)?.times ?? 0
      if (back >= thanksBack) return []
      return [{ signal: 'favourite', subjectIds: [giverId, recipientId], share, times, weight: points }]
    }),
  )

/** Shoutouts whose words are too few, or the same again and again. */
const withoutWords = ({ texts }: Giver): number =>
  [...texts].reduce((sum, [words, times]) => (words === '' || times >= repeatedFrom ? sum + times : sum), 0)

/** People most of whose thanks have no words of their own. */
export const wordless: Detector = ({ month, hasTexts }) => {
  if (!hasTexts) return []
  return [...month].flatMap(([giverId, giver]): Sighting[] => {
    const times = withoutWords(giver)
    const share = shareOf(
      times,
      [...giver.texts.values()].reduce((sum, count) => sum + count, 0),
    )
    if (share < thresholdMin || times < wordlessTimesMin) return []
    return [{ signal: 'wordless', subjectIds: [giverId], share, times, weight: times }]
  })
}

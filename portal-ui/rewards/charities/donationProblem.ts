import { donationPointsMax, donationPointsMin } from '@laurel/contract/rewards/donate.ts'
import type { Translate } from '../../messages/useText.ts'

/** The points that were typed; undefined where the text is no whole number. */
export const typedPoints = (typed: string): number | undefined => {
  const text = typed.trim()
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

/** Why so much can't be given; undefined where it can. */
export const donationProblem = (
  points: number | undefined,
  balance: number,
  text: Translate,
): string | undefined => {
  if (points === undefined || points < donationPointsMin) return text('charities.tooSmall')
  if (points > donationPointsMax) return text('charities.tooLarge')
  return points > balance ? text('purchase.notEnoughToGive') : undefined
}

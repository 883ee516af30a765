import {
  donationPointsMax,
  donationPointsMin,
  donationTooLarge,
  donationTooSmall,
} from '@laurel/contract/rewards/donate.ts'

type Person = { readonly balance: number; readonly pointsName: string }

/** The points that were typed; undefined where the text is no whole number. */
export const typedPoints = (typed: string): number | undefined => {
  const text = typed.trim()
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

/** Why so much can't be given; undefined where it can. */
export const donationProblem = (
  points: number | undefined,
  { balance, pointsName }: Person,
): string | undefined => {
  if (points === undefined || points < donationPointsMin) return donationTooSmall
  if (points > donationPointsMax) return donationTooLarge
  return points > balance ? `You don't have enough ${pointsName}.` : undefined
}

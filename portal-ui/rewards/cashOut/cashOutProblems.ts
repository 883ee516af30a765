import { cashOutPointsMax, cashOutPointsMin } from '@laurel/contract/rewards/cashOut.ts'
import {
  destinationOf,
  destinationProblem,
  type PayoutRail,
} from '@laurel/contract/rewards/payouts/destination.ts'

/** Undefined for a text that is no whole number. Separators and spaces are read over. */
export const typedPoints = (text: string): number | undefined => {
  const digits = text.replaceAll(/[\s,.'’]/g, '')
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined
}

export const amountProblem = (
  points: number | undefined,
  {
    balance,
    pointsName,
    pointsText,
  }: {
    readonly balance: number
    readonly pointsName: string
    readonly pointsText: (points: number) => string
  },
): string | undefined => {
  if (points === undefined || points < cashOutPointsMin)
    return `Must be at least ${cashOutPointsMin} ${pointsName}.`
  if (points > cashOutPointsMax) return `Must be at most ${pointsText(cashOutPointsMax)}.`
  return points > balance ? `You have ${pointsText(balance)}.` : undefined
}

export const typedDestinationProblem = (rail: PayoutRail, text: string): string | undefined =>
  destinationOf(rail, text) === undefined ? destinationProblem(rail) : undefined

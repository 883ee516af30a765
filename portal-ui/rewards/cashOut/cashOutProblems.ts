import { cashOutPointsMax, cashOutPointsMin } from '@laurel/contract/rewards/cashOut.ts'
import { destinationOf, type PayoutRail } from '@laurel/contract/rewards/payouts/destination.ts'
import type { Translate } from '../../messages/useText.ts'

/** Undefined for a text that is no whole number. Separators and spaces are read over. */
export const typedPoints = (text: string): number | undefined => {
  const digits = text.replaceAll(/[\s,.'’]/g, '')
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined
}

export const amountProblem = (
  points: number | undefined,
  {
    balance,
    pointsText,
  }: {
    readonly balance: number
    readonly pointsText: (points: number) => string
  },
  text: Translate,
): string | undefined => {
  if (points === undefined || points < cashOutPointsMin)
    return text('cashOut.atLeast', { points: pointsText(cashOutPointsMin) })
  if (points > cashOutPointsMax) return text('cashOut.atMost', { points: pointsText(cashOutPointsMax) })
  return points > balance ? text('cashOut.have', { points: pointsText(balance) }) : undefined
}

export const typedDestinationProblem = (
  rail: PayoutRail,
  typed: string,
  text: Translate,
): string | undefined => {
  if (destinationOf(rail, typed) !== undefined) return undefined
  return text(rail === 'VENMO' ? 'cashOut.phone' : 'cashOut.phoneOrEmail')
}

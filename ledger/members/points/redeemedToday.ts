import type { RedemptionId } from '../../kernel/ids.ts'
import { type Points, sumPoints } from '../../kernel/points.ts'

/** The redemptions of the newest day with limits. A refund takes its redemption out. */
export type RedeemedToday = {
  readonly day: string | null
  readonly redemptions: ReadonlyMap<RedemptionId, Points>
}

export const nothingRedeemed: RedeemedToday = { day: null, redemptions: new Map() }

/** Whether a later day has begun. A late command of an earlier day counts towards the newest one. */
const isOver = (redeemed: RedeemedToday, day: string): boolean => redeemed.day === null || day > redeemed.day

export const pointsOn = (redeemed: RedeemedToday, day: string): Points =>
  isOver(redeemed, day) ? 0 : sumPoints(redeemed.redemptions.values())

export const redemptionsOn = (redeemed: RedeemedToday, day: string): number =>
  isOver(redeemed, day) ? 0 : redeemed.redemptions.size

/**
 * The points of the newest day up to a redemption, in the order in which they were taken. Undefined where the redemption
 * does not count towards that day.
 */
export const pointsUpTo = (
  { redemptions }: RedeemedToday,
  redemptionId: RedemptionId,
): Points | undefined => {
  const ids = [...redemptions.keys()]
  const place = ids.indexOf(redemptionId)
  return place === -1 ? undefined : sumPoints([...redemptions.values()].slice(0, place + 1))
}

export const noteRedeemed = (
  redeemed: RedeemedToday,
  {
    redemptionId,
    points,
    day,
  }: { readonly redemptionId: RedemptionId; readonly points: Points; readonly day: string | null },
): RedeemedToday => {
  if (day === null) return redeemed
  return isOver(redeemed, day)
    ? { day, redemptions: new Map([[redemptionId, points]]) }
    : { ...redeemed, redemptions: new Map(redeemed.redemptions).set(redemptionId, points) }
}

export const withoutRefunded = (redeemed: RedeemedToday, redemptionId: RedemptionId): RedeemedToday => {
  if (!redeemed.redemptions.has(redemptionId)) return redeemed
  const redemptions = new Map(redeemed.redemptions)
  redemptions.delete(redemptionId)
  return { ...redeemed, redemptions }
}

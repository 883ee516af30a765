import type { MemberId, RedemptionId, ShoutoutId } from '../kernel/ids.ts'
import { addMilliseconds, type Instant } from '../kernel/instant.ts'
import type { Points } from '../kernel/points.ts'

/** An act of the past that the changed policy refuses. */
export type Refusal = {
  readonly kind: 'shoutout' | 'spotAward' | 'redemption' | 'correction'
  readonly id: string
  readonly memberId: MemberId
  readonly at: Instant
  readonly points: Points
  readonly code: string
}

const listedMax = 50
/** What follows from a shoutout is recorded soon after; after this time its refusal need not be known. */
const followedMilliseconds = 31 * 24 * 60 * 60 * 1000

/** Counts all refusals and lists the first ones. */
export const createRefusals = () => {
  const counts = { shoutout: 0, spotAward: 0, redemption: 0, correction: 0 }
  const listed: Refusal[] = []
  /** In the order in which they were recorded. */
  const given = new Map<string, Instant>()
  const redemptions = new Set<RedemptionId>()

  return {
    note: (refusal: Refusal, isListed: boolean): void => {
      if (isListed) counts[refusal.kind] += 1
      if (isListed && listed.length < listedMax) listed.push(refusal)
    },
    refuseGiven: (id: ShoutoutId, recordedAt: Instant): void => {
      const forgotten = addMilliseconds(recordedAt, -followedMilliseconds)
      for (const [known, since] of given) {
        if (since > forgotten) break
        given.delete(known)
      }
      given.set(id, recordedAt)
    },
    refuseRedemption: (id: RedemptionId): void => {
      redemptions.add(id)
    },
    isGivenRefused: (id: string): boolean => given.has(id),
    isRedemptionRefused: (id: RedemptionId): boolean => redemptions.has(id),
    result: () => ({ counts: { ...counts }, listed: [...listed] }),
  }
}

export type Refusals = ReturnType<typeof createRefusals>

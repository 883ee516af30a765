import type { MemberId } from '../../kernel/ids.ts'
import type { Instant } from '../../kernel/instant.ts'
import type { Points } from '../../kernel/points.ts'
import { leftOfLots } from '../../members/points/lots.ts'
import type { Flow } from './flows.ts'

const dayMilliseconds = 24 * 60 * 60 * 1000

/** Ages in whole days at closing, the youngest first. */
export const ages = [
  { days: '0-30', daysMax: 30 },
  { days: '31-90', daysMax: 90 },
  { days: '91-180', daysMax: 180 },
  { days: '181-365', daysMax: 365 },
  { days: '>365', daysMax: Number.POSITIVE_INFINITY },
] as const

export type AgedPoints = { readonly days: (typeof ages)[number]['days']; readonly points: Points }

export type Ageing = {
  readonly lots: readonly AgedPoints[]
  /**
   * Points that back-dated entries spent before they were earned. They exist only on the occurred clock; on the
   * recorded clock the sum is zero, since no balance is ever overdrawn.
   */
  readonly outOfOrder: Points
}

type Holder = { readonly gained: Points[]; readonly recalled: Points[]; balance: Points }

/**
 * The age of the points that members hold. Spending uses the oldest points first, so the newest ones remain, and five
 * sums per member suffice, in any order of events. Refunded points keep their age, and a recall takes the lot that it
 * recalls.
 */
export const createAgeing = (closesAt: Instant) => {
  const holders = new Map<MemberId, Holder>()

  const holderOf = (memberId: MemberId): Holder => {
    const known = holders.get(memberId)
    if (known) return known
    const holder: Holder = { gained: ages.map(() => 0), recalled: ages.map(() => 0), balance: 0 }
    holders.set(memberId, holder)
    return holder
  }

  return {
    /** Points of a recall have the age of the credit that it takes back. */
    post: (memberId: MemberId, flow: Flow, points: Points, instant: Instant): void => {
      const holder = holderOf(memberId)
      holder.balance += points
      const age = ageIndex(instant, closesAt)
      if (flow === 'recalled') holder.recalled[age] = (holder.recalled[age] ?? 0) - points
      else if (points > 0 && flow !== 'redeemed') holder.gained[age] = (holder.gained[age] ?? 0) + points
    },
    ageing: (): Ageing => {
      const totals = ages.map(() => 0)
      let outOfOrder = 0
      for (const holder of holders.values()) {
        const lots = ages.map((_, age) => ({
          gained: holder.gained[age] ?? 0,
          recalled: holder.recalled[age] ?? 0,
        }))
        outOfOrder += holder.balance
        for (const [age, left] of leftOfLots(lots, holder.balance).entries()) {
          totals[age] = (totals[age] ?? 0) + left
          outOfOrder -= left
        }
      }
      return { lots: ages.map(({ days }, age) => ({ days, points: totals[age] ?? 0 })), outOfOrder }
    },
  }
}

export const ageIndex = (instant: Instant, closesAt: Instant): number => {
  const days = Math.floor((Date.parse(closesAt) - Date.parse(instant)) / dayMilliseconds)
  return ages.findIndex(({ daysMax }) => days <= daysMax)
}

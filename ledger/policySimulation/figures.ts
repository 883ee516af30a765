import { assertNever } from '../kernel/assertNever.ts'
import type { ChannelId, MemberId } from '../kernel/ids.ts'
import type { Instant } from '../kernel/instant.ts'
import type { Month } from '../kernel/month.ts'
import { type Points, sumPoints } from '../kernel/points.ts'
import { postedTo } from '../kernel/posting.ts'
import type { MemberEvent } from '../members/events.ts'
import type { Tenure } from './tenure.ts'

/** What happened in a month. Recalls count against the points given. */
export type MonthFigures = {
  readonly month: Month
  readonly shoutouts: number
  readonly given: Points
  readonly spotAwards: Points
  readonly celebrations: Points
  /** The allowances that were granted: what could have been given. */
  readonly budget: Points
  readonly redeemed: Points
  readonly expired: Points
  /** What members could spend at the end of the month. */
  readonly liability: Points
}

type Counted = Omit<MonthFigures, 'month' | 'liability'>
type Sums = { -readonly [Key in keyof Counted]: Counted[Key] } & { change: Points }

/** Sums per month, channel and tenure, and the set of people reached: memory does not grow with events. */
export const createFigures = (from: Instant, until: Instant) => {
  const months = new Map<Month, Sums>()
  const channels = new Map<ChannelId | null, Points>()
  const tenures = new Map<Tenure, Points>()
  const reached = new Set<MemberId>()
  let opening = 0

  const sumsOf = (month: Month): Sums => {
    const known = months.get(month)
    if (known) return known
    const sums = {
      shoutouts: 0,
      given: 0,
      spotAwards: 0,
      celebrations: 0,
      budget: 0,
      redeemed: 0,
      expired: 0,
      change: 0,
    }
    months.set(month, sums)
    return sums
  }

  const receive = (memberId: MemberId, points: Points, tenure: Tenure): void => {
    if (points === 0) return
    if (points > 0) reached.add(memberId)
    tenures.set(tenure, (tenures.get(tenure) ?? 0) + points)
  }

  const give = (sums: Sums, channelId: ChannelId | null, points: Points): void => {
    sums.given += points
    sums.shoutouts += points < 0 ? -1 : 1
    channels.set(channelId, (channels.get(channelId) ?? 0) + points)
  }

  const count = (sums: Sums, event: MemberEvent, tenure: Tenure): void => {
    switch (event.type) {
      case 'ShoutoutGiven':
      case 'ShoutoutReinstated':
        give(sums, event.data.channelId, totalOf(event.data))
        return
      case 'ShoutoutRecalled':
        give(sums, event.data.channelId ?? null, -totalOf(event.data))
        return
      case 'AwardGiven':
      case 'AwardReinstated':
        sums.spotAwards += totalOf(event.data)
        return
      case 'AwardRecalled':
        sums.spotAwards -= totalOf(event.data)
        return
      case 'ShoutoutCredited':
      case 'AwardCredited':
        receive(event.data.recipientId, event.data.points, tenure)
        return
      case 'ShoutoutClawedBack':
      case 'AwardClawedBack':
        receive(event.data.recipientId, -event.data.points, tenure)
        return
      case 'AwardGranted':
        sums.celebrations += event.data.points
        receive(event.data.memberId, event.data.points, tenure)
        return
      case 'PrizeGranted':
      case 'GiftCredited':
        receive(event.data.memberId, event.data.points, tenure)
        return
      case 'RedemptionDebited':
        sums.redeemed += event.data.points
        return
      case 'RedemptionRefunded':
        sums.redeemed -= event.data.points
        return
      case 'PointsExpired':
        sums.expired += event.data.points
        return
      case 'AllowanceReset':
      case 'AllowanceChanged':
        sums.budget -= postedTo('granted', event.data.postings)
        return
      case 'MemberAdded':
      case 'MemberProfileChanged':
      case 'MemberDeactivated':
      case 'MemberReactivated':
      case 'MemberAdminChanged':
      case 'MemberDetailsSet':
      case 'MemberFieldsSynced':
      case 'MemberDatesSynced':
      case 'MemberLocaleSynced':
      case 'LocaleChosen':
      case 'MemberErased':
      case 'AwardProposed':
      case 'AwardApproved':
      case 'AwardDeclined':
      case 'AdjustmentProposed':
      case 'AdjustmentDeclined':
      case 'PointsAdjusted':
        return
      default:
        assertNever(event)
    }
  }

  return {
    observe: (event: MemberEvent, at: Instant, tenure: Tenure, isExpiry = false): void => {
      if (at >= until || !('postings' in event.data)) return
      const change = postedTo('redeemable', event.data.postings)
      if (at < from) {
        opening += change
        return
      }
      const sums = sumsOf(at.slice(0, 7))
      sums.change += change
      if (isExpiry) sums.expired -= change
      else count(sums, event, tenure)
    },
    result: () => {
      let liability = opening
      const byMonth = [...months]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([month, { change, ...sums }]): MonthFigures => {
          liability += change
          return { month, ...sums, liability }
        })
      const total = (key: keyof Counted): Points => sumPoints(byMonth.map(figures => figures[key]))
      return {
        shoutouts: total('shoutouts'),
        given: total('given'),
        spotAwards: total('spotAwards'),
        celebrations: total('celebrations'),
        budget: total('budget'),
        redeemed: total('redeemed'),
        expired: total('expired'),
        liability,
        peopleReached: reached.size,
        byMonth,
        byChannel: channels,
        byTenure: tenures,
      }
    },
  }
}

export type Figures = ReturnType<ReturnType<typeof createFigures>['result']>

const totalOf = ({
  pointsEach,
  recipientIds,
}: {
  readonly pointsEach: Points
  readonly recipientIds: readonly MemberId[]
}): Points => pointsEach * recipientIds.length

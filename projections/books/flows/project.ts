import { byType } from '@laurel/ledger/handling/byType.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { postedTo } from '@laurel/ledger/kernel/posting.ts'
import type { Project, ReadModel } from '../../engine/tables/readModel.ts'
import { type PointFlowRow, pointFlows } from './tables.ts'

type Flows = Partial<Omit<PointFlowRow, 'teamId' | 'startsAt'>>

const project: Project = event => {
  const flows = flowsOf(event)
  if (!flows) return []
  const { teamId, occurredAt } = event.metadata
  return [pointFlows.add({ teamId, startsAt: quarterHour(occurredAt) }, flows)]
}

const flowsOf = byType<Flows | undefined>({
  ShoutoutGiven: ({ data }) => ({ shoutouts: 1, given: data.pointsEach * data.recipientIds.length }),
  ShoutoutRecalled: ({ data }) => {
    const points = data.pointsEach * data.recipientIds.length
    return { shoutouts: -1, given: -points, recalled: points }
  },
  ShoutoutReinstated: ({ data }) => {
    const points = data.pointsEach * data.recipientIds.length
    return { shoutouts: 1, given: points, recalled: -points }
  },
  ShoutoutCredited: ({ data }) => ({ earned: data.points }),
  ShoutoutClawedBack: ({ data }) => ({ earned: -data.points }),
  AwardCredited: ({ data }) => ({ earned: data.points }),
  AwardGranted: ({ data }) => ({ earned: data.points }),
  RedemptionDebited: ({ data }) => ({ redeemed: data.points }),
  RedemptionRefunded: ({ data }) => ({ redeemed: -data.points }),
  RedemptionCompleted: ({ data }) =>
    data.funding === 'fund'
      ? { redemptionsCompleted: 1, paidRedemptionsCompleted: 1, paidRedeemed: data.points }
      : { redemptionsCompleted: 1 },
  PointsAdjusted: ({ data }) => (data.account === 'redeemable' ? { adjusted: data.points } : undefined),
  AllowanceReset: ({ data }) => ({ granted: data.points }),
  AllowanceChanged: ({ data }) => ({ granted: -postedTo('granted', data.postings) }),
  FundToppedUp: ({ data }) => ({ toppedUp: data.points }),
})

const minutesPlace = '2026-11-20T09:'.length

/** Instants are in UTC, so a quarter of an hour begins where its text says. */
const quarterHour = (instant: Instant): Instant => {
  const minutes = Number(instant.slice(minutesPlace, minutesPlace + 2))
  const start = String(minutes - (minutes % 15)).padStart(2, '0')
  return `${instant.slice(0, minutesPlace)}${start}:00.000Z`
}

export const pointStatsReadModel: ReadModel = {
  name: 'pointStats',
  version: 3,
  tables: [pointFlows],
  project,
}

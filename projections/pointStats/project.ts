import type { RecordedLedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import { type Instant, instantOf } from '@laurel/ledger/values/instant.ts'
import type { ReadModel } from '../readModel.ts'
import type { RowChange } from '../rowChange.ts'
import { type PointFlowRow, pointFlows } from './tables.ts'

type Flows = Partial<Omit<PointFlowRow, 'teamId' | 'startsAt'>>

const project = (event: RecordedLedgerEvent): readonly RowChange[] => {
  const flows = flowsOf(event)
  if (!flows) return []
  const { teamId, occurredAt } = event.metadata
  return [pointFlows.add({ teamId, startsAt: quarterHour(occurredAt) }, flows)]
}

const flowsOf = (event: RecordedLedgerEvent): Flows | undefined => {
  switch (event.type) {
    case 'ShoutoutGiven':
      return { shoutouts: 1, given: event.data.pointsEach * event.data.recipientIds.length }
    case 'ShoutoutRecalled': {
      const points = event.data.pointsEach * event.data.recipientIds.length
      return { shoutouts: -1, given: -points, recalled: points }
    }
    case 'ShoutoutCredited':
      return { earned: event.data.points }
    case 'ShoutoutClawedBack':
      return { earned: -event.data.points }
    case 'RedemptionDebited':
      return { redeemed: event.data.points }
    case 'RedemptionRefunded':
      return { redeemed: -event.data.points }
    case 'RedemptionCompleted':
      return event.data.funding === 'fund'
        ? { redemptionsCompleted: 1, paidRedemptionsCompleted: 1, paidRedeemed: event.data.points }
        : { redemptionsCompleted: 1 }
    case 'PointsAdjusted':
      return event.data.account === 'redeemable' ? { adjusted: event.data.points } : undefined
    case 'AllowanceReset':
      return { granted: event.data.points }
    case 'FundToppedUp':
      return { toppedUp: event.data.points }
    default:
      return undefined
  }
}

const quarterHourMilliseconds = 15 * 60 * 1000

const quarterHour = (instant: Instant): Instant => {
  const time = Date.parse(instant)
  return instantOf(new Date(time - (time % quarterHourMilliseconds)))
}

export const pointStatsReadModel: ReadModel = {
  name: 'pointStats',
  version: 1,
  tables: [pointFlows],
  project,
}

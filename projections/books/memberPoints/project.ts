import { flowOf } from '@laurel/ledger/audit/liability/flows.ts'
import type { Project, ReadModel } from '../../engine/tables/readModel.ts'
import type { RowChange } from '../../engine/tables/rowChange.ts'
import { monthIndexOf, monthNumberOf } from '../months.ts'
import { memberPoints } from './tables.ts'

const project: Project = ({ type, data, metadata: { teamId, occurredAt }, recordedAt }) => {
  const changes: RowChange[] = []
  if (!('postings' in data)) return changes
  for (const posting of data.postings) {
    if (posting.account !== 'redeemable') continue
    const { member: memberId, points } = posting
    const month = monthIndexOf(occurredAt)
    const number = monthNumberOf(occurredAt)
    const year = Math.floor(month / 12)
    const key = { teamId, year, monthsLate: monthIndexOf(recordedAt) - month, memberId }
    const flow = flowOf(type)
    const isGain = flow === 'recalled' || (flow !== 'redeemed' && points > 0)
    const change = { change: points, [`change${number}` as const]: points }
    const gained = { gained: points, [`gained${number}` as const]: points }
    changes.push(memberPoints.add(key, isGain ? { ...change, ...gained } : change))
  }
  return changes
}

export const memberPointsReadModel: ReadModel = {
  name: 'memberPoints',
  version: 1,
  tables: [memberPoints],
  project,
}

import type { Account } from '@laurel/ledger/kernel/account.ts'
import type { Project, ReadModel } from '../../engine/tables/readModel.ts'
import type { RowChange } from '../../engine/tables/rowChange.ts'
import { startOfDay } from '../days.ts'
import { owedAccounts } from '../owedAccounts.ts'
import { dailyFlows, flowTotals } from './tables.ts'

const project: Project = ({ type: eventType, data, metadata, recordedAt }) => {
  const changes: RowChange[] = []
  if (!('postings' in data)) return changes
  for (const { account, points } of data.postings) {
    if (!isOwed(account)) continue
    const total = { teamId: metadata.teamId, account, eventType }
    const days = { occurredOn: startOfDay(metadata.occurredAt), recordedOn: startOfDay(recordedAt) }
    const amounts = points > 0 ? { added: points, entries: 1 } : { taken: -points, entries: 1 }
    changes.push(dailyFlows.add({ ...total, ...days }, amounts), flowTotals.add(total, amounts))
  }
  return changes
}

const isOwed = (account: Account): account is (typeof owedAccounts)[number] =>
  owedAccounts.some(owed => owed === account)

export const dailyFlowsReadModel: ReadModel = {
  name: 'dailyFlows',
  version: 3,
  tables: [dailyFlows, flowTotals],
  project,
}

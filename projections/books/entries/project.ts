import type { RecordedLedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import type { Posting } from '@laurel/ledger/kernel/posting.ts'
import type { ReadModel } from '../../engine/tables/readModel.ts'
import type { RowChange } from '../../engine/tables/rowChange.ts'
import { ledgerEntries, runningBalances } from './tables.ts'

const project = (event: RecordedLedgerEvent): readonly RowChange[] => {
  const changes: RowChange[] = []
  if ('postings' in event.data)
    for (const [postingIndex, posting] of event.data.postings.entries())
      addEntry(changes, event, posting, postingIndex)
  return changes
}

/** Spelled out field by field, without spreading: most rows of all read models are made here. */
const addEntry = (
  changes: RowChange[],
  event: RecordedLedgerEvent,
  posting: Posting,
  postingIndex: number,
): void => {
  if (posting.account === 'clearing') return
  const { teamId, occurredAt } = event.metadata
  const memberId = 'member' in posting ? posting.member : null
  const account = { teamId, ownerId: memberId ?? teamId, account: posting.account }
  changes.push(
    runningBalances.add(account, { points: posting.points }),
    ledgerEntries.insertTaking(
      {
        position: event.position,
        postingIndex,
        teamId,
        memberId,
        account: account.account,
        points: posting.points,
        eventType: event.type,
        subjectId: subjectOf(event),
        occurredAt,
        recordedAt: event.recordedAt,
      },
      { balanceAfter: runningBalances.valueOf(account, 'points') },
    ),
  )
}

const subjectOf = ({ id, data }: RecordedLedgerEvent): string => {
  if ('shoutoutId' in data) return data.shoutoutId
  if ('grantId' in data) return data.grantId
  if ('redemptionId' in data) return data.redemptionId
  if ('topUpId' in data) return data.topUpId
  if ('statementId' in data) return data.statementId
  return id
}

export const ledgerEntriesReadModel: ReadModel = {
  name: 'ledgerEntries',
  version: 16,
  tables: [runningBalances, ledgerEntries],
  project,
}

import type { RecordedLedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import type { Posting } from '@laurel/ledger/values/posting.ts'
import type { ReadModel } from '../readModel.ts'
import type { RowChange } from '../rowChange.ts'
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
  const { metadata } = event
  const { teamId, actor } = metadata
  const memberId = 'member' in posting ? posting.member : null
  const account = { teamId, ownerId: memberId ?? teamId, account: posting.account }
  changes.push(
    runningBalances.add(account, { points: posting.points }),
    ledgerEntries.insertTaking(
      {
        position: event.position,
        postingIndex,
        teamId,
        ownerId: account.ownerId,
        memberId,
        account: account.account,
        points: posting.points,
        eventId: event.id,
        eventType: event.type,
        subjectId: subjectOf(event),
        occurredAt: metadata.occurredAt,
        recordedAt: event.recordedAt,
        actorKind: actor.kind,
        actorId: actor.id,
        commandId: metadata.commandId,
        correlationId: metadata.correlationId,
        causationId: metadata.causationId ?? null,
      },
      { balanceAfter: runningBalances.valueOf(account, 'points') },
    ),
  )
}

const subjectOf = ({ data }: RecordedLedgerEvent): string | null => {
  if ('shoutoutId' in data) return data.shoutoutId
  if ('grantId' in data) return data.grantId
  if ('redemptionId' in data) return data.redemptionId
  if ('topUpId' in data) return data.topUpId
  return null
}

export const ledgerEntriesReadModel: ReadModel = {
  name: 'ledgerEntries',
  version: 5,
  tables: [runningBalances, ledgerEntries],
  project,
}

import type { RecordedLedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import type { Posting } from '@laurel/ledger/values/posting.ts'
import type { ReadModel } from '../readModel.ts'
import type { RowChange } from '../rowChange.ts'
import { ledgerEntries, runningBalances } from './tables.ts'

const project = (event: RecordedLedgerEvent): readonly RowChange[] =>
  'postings' in event.data
    ? event.data.postings.flatMap((posting, postingIndex) => entry(event, posting, postingIndex))
    : []

const entry = (event: RecordedLedgerEvent, posting: Posting, postingIndex: number): RowChange[] => {
  const { metadata } = event
  const memberId = 'member' in posting ? posting.member : null
  const account = {
    teamId: metadata.teamId,
    ownerId: memberId ?? metadata.teamId,
    account: posting.account,
  }
  return [
    runningBalances.add(account, { points: posting.points }),
    ledgerEntries.insertTaking(
      {
        position: event.position,
        postingIndex,
        ...account,
        memberId,
        points: posting.points,
        eventId: event.id,
        eventType: event.type,
        subjectId: subjectOf(event),
        occurredAt: metadata.occurredAt,
        recordedAt: event.recordedAt,
        actorKind: metadata.actor.kind,
        actorId: metadata.actor.id,
        commandId: metadata.commandId,
        correlationId: metadata.correlationId,
        causationId: metadata.causationId ?? null,
      },
      { balanceAfter: runningBalances.valueOf(account, 'points') },
    ),
  ]
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

import type { RecordedLedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import type { ReadModel } from '../readModel.ts'
import type { RowChange } from '../rowChange.ts'
import { parkedPromises } from './tables.ts'

const project = (event: RecordedLedgerEvent): readonly RowChange[] => {
  if (event.type !== 'PromiseParked') return []
  const { teamId, occurredAt } = event.metadata
  return [
    parkedPromises.insert({
      teamId,
      eventId: event.id,
      ...event.data,
      occurredAt,
      recordedAt: event.recordedAt,
    }),
  ]
}

export const parkedPromisesReadModel: ReadModel = {
  name: 'parkedPromises',
  version: 1,
  tables: [parkedPromises],
  project,
}

import type { RecordedLedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import { beforeFirst } from '@laurel/ledger/log/port.ts'
import type { PoolClient } from 'pg'
import { createStoredRows, type StoredRows } from '../postgres/storedRows.ts'
import { nextSchema } from '../schemas.ts'
import type { ReadModel } from '../tables/readModel.ts'

/** A read model that is rebuilt beside the copy that serves. */
export type Copy = {
  readonly readModel: ReadModel
  /** Its rows, once they can be found by their keys. */
  readonly rows: StoredRows
  /** The event up to which it was built. */
  position: number
  eventCount: number
}

export const createCopy = (readModel: ReadModel): Copy => ({
  readModel,
  rows: createStoredRows(nextSchema(readModel.name), readModel, { isDeferring: true }),
  position: beforeFirst,
  eventCount: 0,
})

/** Applies the events that a copy has not seen. */
export const applyTo = async (
  copy: Copy,
  client: PoolClient,
  events: readonly RecordedLedgerEvent[],
): Promise<void> => {
  const unseen = events.filter(event => event.position > copy.position)
  const last = unseen.at(-1)
  if (!last) return
  await copy.rows.apply(client, unseen)
  copy.position = last.position
  copy.eventCount += unseen.length
}

import type { RecordedLedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import { beforeFirst } from '@laurel/ledger/log/port.ts'
import type { PoolClient } from 'pg'
import { createStoredRows, type StoredRows } from '../postgres/storedRows.ts'
import { nextSchema } from '../schemas.ts'
import type { ReadModel } from '../tables/readModel.ts'

/** A read model that is rebuilt beside the copy that serves. */
export type Copy = {
  readonly readModel: ReadModel
  readonly schema: string
  /** Its rows, once they can be found by their keys. */
  readonly rows: StoredRows
  /** The event up to which it was built. */
  position: number
  /** The last event that it may show. */
  until: number
  eventCount: number
}

export type CopyPlace = { readonly schema: string; readonly until: number }

export const createCopy = (
  readModel: ReadModel,
  { schema, until }: CopyPlace = {
    schema: nextSchema(readModel.name),
    until: Number.POSITIVE_INFINITY,
  },
): Copy => ({
  readModel,
  schema,
  rows: createStoredRows(schema, readModel, { isDeferring: true }),
  position: beforeFirst,
  until,
  eventCount: 0,
})

/** Applies the events that a copy has not seen. */
export const applyTo = async (
  copy: Copy,
  client: PoolClient,
  events: readonly RecordedLedgerEvent[],
): Promise<void> => {
  const unseen = events.filter(({ position }) => position > copy.position && position <= copy.until)
  const last = unseen.at(-1)
  if (!last) return
  await copy.rows.apply(client, unseen)
  copy.position = last.position
  copy.eventCount += unseen.length
}

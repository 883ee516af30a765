import type { Slot } from '../folding/tableRows.ts'
import type { Row } from '../tables/row.ts'
import type { Copying } from './sendTogether.ts'
import { byPending, holdsTooMany, rowsOf, type StoredTable } from './storedTable.ts'
import type { Statement } from './tableStatements.ts'

export type TakenRows = {
  /** For a transaction that took the checkpoints first; without them they write nothing. */
  readonly writes: readonly (Statement | Copying)[]
  /** To be called when they have been run, unless everything is forgotten. */
  readonly settle: () => void
}

/** From this many rows on, COPY pays for its unprepared statement. */
export const copiedRowsMin = 50

export const encodeInserted = ({ rows, encoder }: StoredTable): void => {
  for (const row of rows.inserted) encoder.add(row)
  rows.inserted.length = 0
}

/** The statements that bring a table to the state in memory, without waiting for an answer in between. */
export const takeRows = (table: StoredTable): TakenRows => {
  const { rows, ifHeld, underWay } = table
  const slots = [...rows.touched]
  const pending = byPending(slots)
  const copied = pending.put.length < copiedRowsMin ? [] : rowsOf(pending.put)
  const updated = rowsOf(pending.update)
  const written = rowsOf([...pending.insert, ...pending.write, ...(copied.length > 0 ? [] : pending.put)])
  const writes = [
    ...(pending.delete.length > 0 ? [ifHeld.remove(pending.delete.map(slot => slot.key))] : []),
    ...takeInserted(table, copied),
    ...(updated.length > 0 ? [ifHeld.update(updated)] : []),
    ...(written.length > 0 ? [ifHeld.write(written)] : []),
  ]
  for (const slot of slots) {
    slot.pending = 'nothing'
    underWay.set(slot, (underWay.get(slot) ?? 0) + 1)
  }
  rows.touched.clear()
  return { writes, settle: () => letGo(table, slots) }
}

/** New rows, few as a prepared statement and many by COPY. */
const takeInserted = (table: StoredTable, copied: readonly Readonly<Row>[]): (Statement | Copying)[] => {
  const { rows, encoder, ifHeld } = table
  for (const row of copied) encoder.add(row)
  if (encoder.length > 0) encodeInserted(table)
  const data = encoder.take()
  if (data) return [{ copy: ifHeld.copy, data }]
  const inserted = rows.inserted.splice(0)
  return inserted.length > 0 ? [ifHeld.insert(inserted)] : []
}

/** Evicts written rows that are unlikely to be needed again. */
const letGo = ({ rows, underWay }: StoredTable, slots: readonly Slot[]): void => {
  const isFull = holdsTooMany(rows)
  for (const slot of slots) {
    const times = (underWay.get(slot) ?? 1) - 1
    if (times > 0) underWay.set(slot, times)
    else underWay.delete(slot)
    if (times === 0 && slot.pending === 'nothing' && !slot.isRunning) rows.slots.delete(slot.key)
  }
  if (!isFull) return
  for (const slot of rows.slots.values())
    if (slot.pending === 'nothing' && !underWay.has(slot)) rows.slots.delete(slot.key)
}

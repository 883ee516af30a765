import { isNullable, sqlTypeOf } from '../columns.ts'
import type { AnyTable } from '../table.ts'
import { keyText, type Row, rowOf } from './row.ts'

/** What has to be done to the stored row so that it is as the row here. */
export type Pending = 'nothing' | 'insert' | 'write' | 'delete'

/** What is known of the row with a key; without a row it is known that there is none. */
export type Slot = {
  readonly text: string
  readonly key: Row
  row: Row | undefined
  pending: Pending
  /** Amounts were added to it, and more will be. */
  isRunning: boolean
}

/** Rows of one table while changes are applied to them. */
export type TableRows = {
  readonly table: AnyTable
  readonly slots: Map<string, Slot>
  /** Slots that were changed since the last `settle`. */
  readonly touched: Set<Slot>
  /** Takes over how a row is stored; undefined says that there is none. */
  learn(key: object, row: Row | undefined): void
  insert(row: object): void
  put(row: object): void
  add(key: object, amounts: object): void
  change(key: object, fields: object): void
  remove(key: object): void
  valueOf(key: object, column: string): unknown
}

export const createTableRows = (table: AnyTable): TableRows => {
  const slots = new Map<string, Slot>()
  const touched = new Set<Slot>()

  const slotOf = (values: object): Slot => {
    const key = rowOf(values)
    const text = keyText(table, key)
    const known = slots.get(text)
    if (known) return known
    const slot: Slot = { text, key, row: undefined, pending: 'nothing', isRunning: false }
    slots.set(text, slot)
    return slot
  }
  const set = (slot: Slot, row: Row | undefined, pending: Pending): void => {
    slot.row = row
    slot.pending = pending
    touched.add(slot)
  }

  return {
    table,
    slots,
    touched,
    learn: (key, row) => {
      slotOf(key).row = row
    },
    insert: values => {
      const slot = slotOf(values)
      if (slot.row) throw new Error(`${table.name} has the row ${slot.text} already.`)
      set(slot, rowOf(values), slot.pending === 'delete' ? 'write' : 'insert')
    },
    put: values => {
      const slot = slotOf(values)
      set(slot, rowOf(values), slot.pending === 'insert' ? 'insert' : 'write')
    },
    add: (key, amounts) => {
      const slot = slotOf(key)
      slot.isRunning = true
      if (slot.row) set(slot, slot.row, slot.pending === 'nothing' ? 'write' : slot.pending)
      else set(slot, { ...emptyRow(table), ...key }, slot.pending === 'delete' ? 'write' : 'insert')
      if (slot.row) addTo(slot.row, amounts)
    },
    change: (key, fields) => {
      const slot = slots.get(keyText(table, rowOf(key)))
      if (!slot?.row) return
      set(slot, Object.assign(slot.row, fields), slot.pending === 'nothing' ? 'write' : slot.pending)
    },
    remove: key => {
      const slot = slotOf(key)
      set(slot, undefined, slot.pending === 'insert' ? 'nothing' : 'delete')
    },
    valueOf: (key, column) => slots.get(keyText(table, rowOf(key)))?.row?.[column],
  }
}

const addTo = (row: Row, amounts: object): void => {
  for (const [name, amount] of Object.entries(amounts)) {
    if (amount !== undefined) row[name] = Number(row[name]) + Number(amount)
  }
}

const emptyRows = new WeakMap<AnyTable, Row>()

/** What a row is before anything was added to it: numbers are zero, what may be null is null. */
const emptyRow = (table: AnyTable): Row => {
  const known = emptyRows.get(table)
  if (known) return known
  const row: Row = {}
  for (const [name, column] of Object.entries(table.columns)) {
    if (table.key.includes(name)) continue
    if (isNullable(column)) row[name] = null
    else if (sqlTypeOf(column) === 'bigint') row[name] = 0
    else
      throw new Error(
        `${table.name}.${name} has no empty value: rows of this table cannot begin with an add.`,
      )
  }
  emptyRows.set(table, row)
  return row
}

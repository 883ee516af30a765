import { isNullable, sqlTypeOf } from '../columns.ts'
import type { Row } from '../row.ts'
import type { AnyTable } from '../table.ts'

/** What has to be done so that the stored row is as the row here; `put` where nobody knows whether one is stored. */
export type Pending = 'nothing' | 'insert' | 'put' | 'write' | 'delete'

/** What is known of the row with a key; without a row it is known that there is none. */
export type Slot = {
  readonly text: string
  /** Holds the key, among other things perhaps. */
  readonly key: Readonly<Row>
  row: Row | undefined
  pending: Pending
  /** Amounts were added to it, and more will be. */
  isRunning: boolean
}

/** Rows of one table while changes are applied to them; `text` names a row. */
export type TableRows = {
  readonly table: AnyTable
  readonly slots: Map<string, Slot>
  /** Slots that differ from what is stored. */
  readonly touched: Set<Slot>
  /** New rows that nothing alters later. */
  readonly inserted: Readonly<Row>[]
  /** Takes over how a row is stored; undefined says that there is none. */
  learn(text: string, key: Readonly<Row>, row: Row | undefined): void
  insert(row: Readonly<Row>): void
  put(text: string, row: Readonly<Row>): void
  add(text: string, key: Readonly<Row>, amounts: Readonly<Row>): void
  change(text: string, fields: Readonly<Row>): void
  raise(text: string, fields: Readonly<Row>): void
  remove(text: string, key: Readonly<Row>): void
  valueOf(text: string, column: string): unknown
}

export const createTableRows = (table: AnyTable): TableRows => {
  const slots = new Map<string, Slot>()
  const touched = new Set<Slot>()
  const inserted: Readonly<Row>[] = []

  const slotOf = (text: string, key: Readonly<Row>): Slot => {
    const known = slots.get(text)
    if (known) return known
    const slot: Slot = { text, key, row: undefined, pending: 'nothing', isRunning: false }
    slots.set(text, slot)
    return slot
  }
  const set = (slot: Slot, row: Row | undefined, pending: Pending): void => {
    if (slot.pending === 'nothing') touched.add(slot)
    slot.row = row
    slot.pending = pending
  }
  const setFields = (text: string, fields: (row: Readonly<Row>) => Readonly<Row>): void => {
    const slot = slots.get(text)
    if (slot?.row) set(slot, Object.assign(slot.row, fields(slot.row)), pendingChange(slot))
  }

  return {
    table,
    slots,
    touched,
    inserted,
    learn: (text, key, row) => {
      slotOf(text, key).row = row
    },
    insert: row => {
      inserted.push(row)
    },
    put: (text, row) => {
      const slot = slotOf(text, row)
      set(slot, { ...row }, pendingPut(slot))
    },
    add: (text, key, amounts) => {
      const slot = slotOf(text, key)
      const pending = slot.row ? pendingChange(slot) : pendingBirth(slot)
      slot.isRunning = true
      set(slot, addTo(slot.row ?? { ...emptyRow(table), ...key }, amounts), pending)
    },
    change: (text, fields) => setFields(text, () => fields),
    raise: (text, fields) => setFields(text, row => higherFields(row, fields)),
    remove: (text, key) => {
      const slot = slotOf(text, key)
      set(slot, undefined, slot.pending === 'insert' ? 'nothing' : 'delete')
    },
    valueOf: (text, column) => slots.get(text)?.row?.[column],
  }
}

/** What a row needs that comes to be. */
const pendingBirth = (slot: Slot): Pending => (slot.pending === 'delete' ? 'write' : 'insert')

/** What a row needs that takes the place of whatever is there. */
const pendingPut = (slot: Slot): Pending => {
  if (slot.pending === 'nothing') return slot.row ? 'write' : 'put'
  return slot.pending === 'delete' ? 'write' : slot.pending
}

/** What a row needs that is there and changes. */
const pendingChange = (slot: Slot): Pending => (slot.pending === 'nothing' ? 'write' : slot.pending)

const addTo = (row: Row, amounts: Readonly<Row>): Row => {
  for (const name in amounts) {
    const amount = amounts[name]
    if (amount !== undefined) row[name] = Number(row[name]) + Number(amount)
  }
  return row
}

const higherFields = (row: Readonly<Row>, fields: Readonly<Row>): Row =>
  Object.fromEntries(Object.entries(fields).filter(([name, value]) => isHigher(value, row[name])))

const isHigher = (value: unknown, than: unknown): boolean => {
  if (typeof value === 'string' && typeof than === 'string') return value > than
  if (typeof value === 'number' && typeof than === 'number') return value > than
  return value !== null && value !== undefined
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

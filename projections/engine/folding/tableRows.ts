import type { AnyTable } from '../tables/anyTable.ts'
import { isNullable, sqlTypeOf } from '../tables/columns.ts'
import type { Row } from '../tables/row.ts'
import { higherFields } from './higherFields.ts'
import { createKeyedMap, type KeyedMap } from './keyedMap.ts'

/**
 * The change that makes the stored row equal to the row here: `update` where one is stored for certain, `put` and
 * `write` where that is unknown.
 */
export type Pending = 'nothing' | 'insert' | 'put' | 'update' | 'write' | 'delete'

/** The known state of the row with a key; without a row, it is known not to exist. */
export type Slot = {
  /** Holds the key, among other things perhaps. */
  readonly key: Readonly<Row>
  row: Row | undefined
  pending: Pending
  /** Amounts were added to it, and more will be. */
  isRunning: boolean
}

/** Rows of one table while changes are applied to them. */
export type TableRows = {
  readonly table: AnyTable
  readonly slots: KeyedMap<Slot>
  /** Slots that differ from the stored rows. */
  readonly touched: Set<Slot>
  /** New rows that nothing alters later. */
  readonly inserted: Readonly<Row>[]
  /** Takes over how a row is stored; undefined says that there is none. */
  learn(key: Readonly<Row>, row: Row | undefined): void
  insert(row: Readonly<Row>): void
  put(row: Readonly<Row>): void
  add(key: Readonly<Row>, amounts: Readonly<Row>): void
  change(key: Readonly<Row>, fields: Readonly<Row>): void
  raise(key: Readonly<Row>, fields: Readonly<Row>): void
  remove(key: Readonly<Row>): void
  valueOf(key: Readonly<Row>, column: string): unknown
}

export const createTableRows = (table: AnyTable): TableRows => {
  const slots = createKeyedMap<Slot>(table.key)
  const touched = new Set<Slot>()
  const inserted: Readonly<Row>[] = []

  const slotOf = (key: Readonly<Row>): Slot => {
    const known = slots.get(key)
    if (known) return known
    const slot: Slot = { key, row: undefined, pending: 'nothing', isRunning: false }
    slots.set(key, slot)
    return slot
  }
  const set = (slot: Slot, row: Row | undefined, pending: Pending): void => {
    if (slot.pending === 'nothing') touched.add(slot)
    slot.row = row
    slot.pending = pending
  }
  const setFields = (key: Readonly<Row>, fields: (row: Readonly<Row>) => Readonly<Row>): void => {
    const slot = slots.get(key)
    if (slot?.row) set(slot, Object.assign(slot.row, fields(slot.row)), pendingChange(slot))
  }

  return {
    table,
    slots,
    touched,
    inserted,
    learn: (key, row) => {
      slotOf(key).row = row
    },
    insert: row => {
      inserted.push(row)
    },
    put: row => {
      const slot = slotOf(row)
      set(slot, { ...row }, pendingPut(slot))
    },
    add: (key, amounts) => {
      const slot = slotOf(key)
      const pending = slot.row ? pendingChange(slot) : pendingBirth(slot)
      slot.isRunning = true
      set(slot, addTo(slot.row ?? { ...emptyRow(table), ...key }, amounts), pending)
    },
    change: (key, fields) => setFields(key, () => fields),
    raise: (key, fields) => setFields(key, row => higherFields(row, fields)),
    remove: key => {
      const slot = slotOf(key)
      set(slot, undefined, slot.pending === 'insert' ? 'nothing' : 'delete')
    },
    valueOf: (key, column) => slots.get(key)?.row?.[column],
  }
}

/** The values of a new row. */
const pendingBirth = (slot: Slot): Pending => (slot.pending === 'delete' ? 'write' : 'insert')

/** The change that replaces a row, whether it exists or not. */
const pendingPut = (slot: Slot): Pending => {
  if (slot.pending === 'nothing') return slot.row ? 'update' : 'put'
  return slot.pending === 'delete' ? 'write' : slot.pending
}

/** The changed values of an existing row. */
const pendingChange = (slot: Slot): Pending => (slot.pending === 'nothing' ? 'update' : slot.pending)

const addTo = (row: Row, amounts: Readonly<Row>): Row => {
  for (const name in amounts) {
    const amount = amounts[name]
    if (amount !== undefined) row[name] = Number(row[name]) + Number(amount)
  }
  return row
}

const emptyRows = new WeakMap<AnyTable, Row>()

/** The initial values of a row: numbers are zero, nullable columns are null. */
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

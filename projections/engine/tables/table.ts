import { z } from 'zod'
import type { AnyTable, Columns } from './anyTable.ts'
import type { RowChange, TakenValue } from './rowChange.ts'
import { snakeCase } from './snakeCase.ts'

export type RowOf<SomeColumns extends Columns> = {
  readonly [Name in keyof SomeColumns]: z.output<SomeColumns[Name]>
}

type NumericName<SomeColumns extends Columns> = {
  [Name in keyof SomeColumns]: z.output<SomeColumns[Name]> extends number ? Name : never
}[keyof SomeColumns]

/** A table and the changes that can be made to its rows. */
export type Table<SomeColumns extends Columns, Key extends keyof SomeColumns> = AnyTable & {
  readonly schema: z.ZodObject<SomeColumns>
  /** Inserts a row with a new key that no other change refers to. */
  insert(row: RowOf<SomeColumns>): RowChange
  /** Inserts a row with one column copied from another row, as it is after the earlier changes. */
  insertTaking<Taken extends keyof SomeColumns>(
    row: Omit<RowOf<SomeColumns>, Taken>,
    taken: Readonly<Record<Taken, TakenValue>>,
  ): RowChange
  /** Adds the row, or replaces the one that has its key. */
  put(row: RowOf<SomeColumns>): RowChange
  /** Adds amounts to a row. A missing row starts from zero and null. */
  add(
    key: Pick<RowOf<SomeColumns>, Key>,
    amounts: Partial<Record<NumericName<SomeColumns>, number>>,
  ): RowChange
  /** Changes fields of a row; does nothing where there is none. */
  change(key: Pick<RowOf<SomeColumns>, Key>, fields: Partial<Omit<RowOf<SomeColumns>, Key>>): RowChange
  /** Sets fields that are empty or smaller than the value given, since imports do not come in the order of time. */
  raise(key: Pick<RowOf<SomeColumns>, Key>, fields: Partial<Omit<RowOf<SomeColumns>, Key>>): RowChange
  remove(key: Pick<RowOf<SomeColumns>, Key>): RowChange
  valueOf(key: Pick<RowOf<SomeColumns>, Key>, column: keyof SomeColumns & string): TakenValue
}

/** The database schema in which a read model serves. */
export const liveSchema = (readModel: string): string => `read_${snakeCase(readModel)}`

/** Declares a table of a read model; its SQL, its row type and its changes follow from the declaration. */
export const defineTable = <
  const SomeColumns extends Columns,
  const Key extends keyof SomeColumns & string,
>(declaration: {
  readonly readModel: string
  readonly name: string
  readonly columns: SomeColumns
  readonly key: readonly Key[]
  readonly indexes?: readonly string[]
  readonly isReplacedOften?: boolean
  readonly holdsSums?: boolean
}): Table<SomeColumns, Key> => {
  const table: Table<SomeColumns, Key> = {
    ...declaration,
    indexes: declaration.indexes ?? [],
    isReplacedOften: declaration.isReplacedOften ?? false,
    holdsSums: declaration.holdsSums ?? false,
    live: `${liveSchema(declaration.readModel)}.${snakeCase(declaration.name)}`,
    schema: z.object(declaration.columns),
    insert: row => ({ kind: 'insert', table, row, taken: undefined }),
    insertTaking: (row, taken) => ({ kind: 'insert', table, row, taken }),
    put: row => ({ kind: 'put', table, key: row, row }),
    add: (key, amounts) => ({ kind: 'add', table, key, amounts }),
    change: (key, fields) => ({ kind: 'change', table, key, fields }),
    raise: (key, fields) => ({ kind: 'raise', table, key, fields }),
    remove: key => ({ kind: 'remove', table, key }),
    valueOf: (key, column) => ({ table, key, column }),
  }
  return table
}

export type TableRow<SomeTable extends { readonly schema: z.ZodType }> = z.output<SomeTable['schema']>

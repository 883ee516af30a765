import type { AnyTable } from './table.ts'

/** A value of another row, taken at the moment the change is applied: a running balance, for instance. */
export type TakenValue = { readonly table: AnyTable; readonly key: object; readonly column: string }

/** What an event does to a read model. The same changes are applied in memory and to the database. */
export type RowChange =
  | {
      readonly kind: 'insert'
      readonly table: AnyTable
      readonly row: object
      readonly taken: Readonly<Record<string, TakenValue>>
    }
  | { readonly kind: 'put'; readonly table: AnyTable; readonly row: object }
  | { readonly kind: 'add'; readonly table: AnyTable; readonly key: object; readonly amounts: object }
  | { readonly kind: 'change'; readonly table: AnyTable; readonly key: object; readonly fields: object }
  | { readonly kind: 'remove'; readonly table: AnyTable; readonly key: object }

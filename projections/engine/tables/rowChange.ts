import type { AnyTable } from './anyTable.ts'
import type { Row } from './row.ts'

type OfTable = { readonly table: AnyTable }

/** Which row a change is about: its table, and something that holds its key. */
type Target = OfTable & { readonly key: Readonly<Row> }

/** A value of another row, taken at the moment the change is applied: a running balance, for instance. */
export type TakenValue = Target & { readonly column: string }

/** The effect of an event on a read model. The same changes are applied in memory and to the database. */
export type RowChange = RowInsertion | RowAlteration

/**
 * A new row that no later change alters, so that it is never looked up. Taken values are written into it when the change
 * is applied.
 */
export type RowInsertion = OfTable & {
  readonly kind: 'insert'
  readonly row: Row
  readonly taken: Readonly<Record<string, TakenValue>> | undefined
}

export type RowAlteration = Target &
  (
    | { readonly kind: 'put'; readonly row: Readonly<Row> }
    | { readonly kind: 'add'; readonly amounts: Readonly<Row> }
    | { readonly kind: 'change'; readonly fields: Readonly<Row> }
    | { readonly kind: 'raise'; readonly fields: Readonly<Row> }
    | { readonly kind: 'remove' }
  )

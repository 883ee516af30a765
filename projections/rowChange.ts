import type { Row } from './row.ts'
import type { AnyTable } from './table.ts'

type OfTable = { readonly table: AnyTable }

/** Which row a change is about: its table, and the text that names it there. */
type Target = OfTable & { readonly text: string }

/** A value of another row, taken at the moment the change is applied: a running balance, for instance. */
export type TakenValue = Target & { readonly column: string }

/** What an event does to a read model. The same changes are applied in memory and to the database. */
export type RowChange = RowInsertion | RowAlteration

/** A new row that nothing alters later; so nobody has to find it again. */
export type RowInsertion = OfTable & {
  readonly kind: 'insert'
  readonly row: Readonly<Row>
  readonly taken: Readonly<Record<string, TakenValue>> | undefined
}

export type RowAlteration = Target &
  (
    | { readonly kind: 'put'; readonly row: Readonly<Row> }
    | { readonly kind: 'add'; readonly key: Readonly<Row>; readonly amounts: Readonly<Row> }
    | { readonly kind: 'change'; readonly key: Readonly<Row>; readonly fields: Readonly<Row> }
    | { readonly kind: 'raise'; readonly key: Readonly<Row>; readonly fields: Readonly<Row> }
    | { readonly kind: 'remove'; readonly key: Readonly<Row> }
  )

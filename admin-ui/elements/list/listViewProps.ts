import type { RaRecord, SortPayload } from 'ra-core'
import type { ReactNode } from 'react'
import type { Column } from './column.ts'

export type ListViewProps<Row extends RaRecord> = {
  /** What the list holds, for screen readers. */
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly naturalSort: SortPayload
  /** Shown where there is nothing at all. */
  readonly empty: ReactNode
  /** Shown where filters leave nothing. */
  readonly noMatch?: ReactNode
  /** What follows the rows; the pages of the list by default. It says so when reading fails. */
  readonly end?: ReactNode
  /** What can be done with a row. */
  readonly actions?: (row: Row) => ReactNode
  /** What can be done with the rows that are selected. */
  readonly bulkActions?: ReactNode
}

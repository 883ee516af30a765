import type { ReactNode } from 'react'
import type { TextKey } from '../../messages/useText.ts'

/** A column of a table, and a line of a card where the screen is narrow. */
export type Column<Row> = {
  readonly name: string
  readonly label: TextKey
  readonly cell: (row: Row) => ReactNode
  /** The field the list is sorted by when the head is clicked. Only columns that say so sort. */
  readonly sortField?: string
  readonly isNumeric?: boolean
  /** The head of the card; the first column by default. */
  readonly isCardTitle?: boolean
  readonly width?: number | string
}

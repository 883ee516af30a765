import type { ImportError } from '@laurel/contract/people/userFieldImports.ts'
import type { ColumnName, Header } from './readHeader.ts'
import type { FileRow } from './readRows.ts'

/** The cells of a row that are not empty, by the column. */
export type NamedCells = ReadonlyMap<ColumnName, string>

export type ReadCells =
  | { readonly kind: 'cells'; readonly line: number; readonly cells: NamedCells }
  | { readonly kind: 'error'; readonly error: ImportError }

/** A cell that a spreadsheet computes, and a text that the export marks as none. */
const formula = /^[=+\-@\t\r]/
const markedText = /^'(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/

/** Reads the columns that count. Formulas are refused: their values are not in the file. */
export const readCells = ({ line, cells }: FileRow, { width, places }: Header): ReadCells => {
  const error = (column: string, reason: string): ReadCells => ({
    kind: 'error',
    error: { line, column, reason },
  })
  if (cells.length !== width)
    return error('', `The row has ${cells.length} cells, but the first line has ${width} columns.`)
  const named = new Map<ColumnName, string>()
  for (const [column, place] of places) {
    const cell = cells[place] ?? ''
    if (cell === '') continue
    if (formula.test(cell)) return error(column, 'The cell is a formula. Write its value.')
    named.set(column, cell.replace(markedText, ''))
  }
  return { kind: 'cells', line, cells: named }
}

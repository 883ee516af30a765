import { createByteWriter } from '@laurel/ledger/database/byteWriter.ts'
import { copyFormat } from '@laurel/ledger/database/copyFormat.ts'
import type { AnyTable } from '../tables/anyTable.ts'
import { sqlTypeOf } from '../tables/columns.ts'
import type { Row } from '../tables/row.ts'
import { createWriteCell } from './binaryCells.ts'

/** Encodes rows of a table in the binary format of COPY, which needs neither escaping nor parsing. */
export type RowEncoder = {
  add(row: Readonly<Row>): void
  /** The number of bytes encoded so far. */
  readonly length: number
  /** Returns the encoded rows; undefined if there are none. */
  take(): Buffer | undefined
  /** Takes back a buffer that is no longer read, and reuses it. */
  readonly giveBack: (taken: Buffer) => void
}

export const createRowEncoder = (table: AnyTable, initialSize: number): RowEncoder => {
  const cells = Object.entries(table.columns).map(([name, column]) => ({
    name,
    write: createWriteCell(sqlTypeOf(column)),
  }))
  const bytes = createByteWriter(initialSize)
  const addCell = ({ write }: (typeof cells)[number], value: unknown): void => {
    if (value === null) bytes.int32(copyFormat.nullLength)
    else write(bytes, value)
  }
  /** The fast path; answers false if the row names its values in another order than the table. */
  const addAsNamed = (row: Readonly<Row>): boolean => {
    let index = 0
    for (const name in row) {
      const cell = cells[index]
      if (cell?.name !== name) return false
      addCell(cell, row[name])
      index += 1
    }
    return index === cells.length
  }
  return {
    add: row => {
      if (bytes.length === 0) copyFormat.begin(bytes)
      copyFormat.beginRow(bytes, cells.length)
      const start = bytes.length
      if (addAsNamed(row)) return
      bytes.goBack(start)
      for (const cell of cells) addCell(cell, row[cell.name])
    },
    get length() {
      return bytes.length
    },
    take: () => {
      if (bytes.length === 0) return undefined
      copyFormat.end(bytes)
      return bytes.take()
    },
    giveBack: bytes.giveBack,
  }
}

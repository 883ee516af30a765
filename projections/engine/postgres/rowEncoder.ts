import type { AnyTable } from '../tables/anyTable.ts'
import { sqlTypeOf } from '../tables/columns.ts'
import type { Row } from '../tables/row.ts'
import { createWriteCell } from './binaryCells.ts'
import { createByteWriter } from './byteWriter.ts'

/** Gathers rows of a table in the binary form that COPY reads, so that neither side spends its time on text. */
export type RowEncoder = {
  add(row: Readonly<Row>): void
  /** The bytes gathered so far. */
  readonly length: number
  /** Ends what was gathered and hands it over; undefined when no row came. */
  take(): Buffer | undefined
  /** Takes back a buffer that is no longer read. */
  readonly giveBack: (taken: Buffer) => void
}

const signature = Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1')
const noFlags = 0
const noExtension = 0
const endOfRows = -1
const nothing = -1

export const createRowEncoder = (table: AnyTable, initialSize: number): RowEncoder => {
  const cells = Object.entries(table.columns).map(([name, column]) => ({
    name,
    write: createWriteCell(sqlTypeOf(column)),
  }))
  const bytes = createByteWriter(initialSize)
  const addCell = ({ write }: (typeof cells)[number], value: unknown): void => {
    if (value === null) bytes.int32(nothing)
    else write(bytes, value)
  }
  /** The fast way: answers false where the row names its values in another order than the table. */
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
      if (bytes.length === 0) {
        bytes.raw(signature)
        bytes.int32(noFlags)
        bytes.int32(noExtension)
      }
      bytes.int16(cells.length)
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
      bytes.int16(endOfRows)
      return bytes.take()
    },
    giveBack: bytes.giveBack,
  }
}

import type { ByteWriter } from './byteWriter.ts'

const signature = Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1')
const noFlags = 0
const noExtension = 0
const endOfRows = -1

/** The frame of `copy … (format binary)`: a header, rows of cells, an end. */
export const copyFormat = {
  begin: (bytes: ByteWriter): void => {
    bytes.raw(signature)
    bytes.int32(noFlags)
    bytes.int32(noExtension)
  },
  beginRow: (bytes: ByteWriter, columnCount: number): void => bytes.int16(columnCount),
  /** The length that marks a null cell. */
  nullLength: -1,
  end: (bytes: ByteWriter): void => bytes.int16(endOfRows),
}

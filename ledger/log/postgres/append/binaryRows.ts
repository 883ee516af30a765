import { createByteWriter } from '../../../database/byteWriter.ts'
import { copyFormat } from '../../../database/copyFormat.ts'
import { uuidWordsOf } from '../../../database/uuidWords.ts'
import type { Placement } from './placeAppends.ts'

type Rows = Placement['rows']

export const binaryColumns =
  'position, recorded_at, stream, revision, id, type, version, data, metadata, hash'
const columnCount = 10
const int32Bytes = 4

/** Holds most groups of appends. A larger group gets a larger buffer of its own. */
const usualBytes = 256 * 1_024
const bytes = createByteWriter(usualBytes)

/** Encodes rows in the binary format of COPY, which needs neither escaping nor parsing. */
export const binaryRows = (rows: Rows): Buffer => {
  // An invalid row throws and leaves the rows before it in the buffer.
  bytes.goBack(0)
  copyFormat.begin(bytes)
  for (const { event, texts } of rows) {
    copyFormat.beginRow(bytes, columnCount)
    bytes.int64(event.position)
    bytes.text(event.recordedAt)
    bytes.text(event.stream)
    bytes.int64(event.revision)
    bytes.uuid(uuidWordsOf(event.id))
    bytes.text(event.type)
    bytes.int32(int32Bytes)
    bytes.int32(event.version)
    bytes.text(texts.dataText)
    bytes.text(texts.metadataText)
    bytes.text(event.hash)
  }
  copyFormat.end(bytes)
  return bytes.takeCopy()
}

import type { Placement } from './placeAppends.ts'

type Rows = Placement['rows']

/** What `copy … (format binary)` reads before the first row: a signature, no flags, nothing more. */
const header = Buffer.concat([Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1'), Buffer.alloc(8)])
const columnCount = 10
const uuidBytes = 16
/** What a row takes beside its texts: how many columns, the length of each, two large numbers, an id and a small number. */
const fixedBytes = 2 + 4 * columnCount + 8 + 8 + uuidBytes + 4
const endBytes = 2
const twoTo32 = 2 ** 32

export const binaryColumns =
  'position, recorded_at, stream, revision, id, type, version, data, metadata, hash'

/** Rows as Postgres takes them in binary: nothing needs escaping on the way out or parsing on the way in. */
export const binaryRows = (rows: Rows): Buffer => {
  let bytes = header.length + endBytes
  for (const row of rows) bytes += bytesOf(row)
  const buffer = Buffer.allocUnsafe(bytes)
  let at = header.copy(buffer)

  const largeNumber = (value: number): void => {
    const high = Math.floor(value / twoTo32)
    at = buffer.writeInt32BE(8, at)
    at = buffer.writeInt32BE(high, at)
    at = buffer.writeUInt32BE(value - high * twoTo32, at)
  }
  const smallNumber = (value: number): void => {
    at = buffer.writeInt32BE(4, at)
    at = buffer.writeInt32BE(value, at)
  }
  const uuid = (value: string): void => {
    at = buffer.writeInt32BE(uuidBytes, at)
    const written = buffer.write(value.replaceAll('-', ''), at, uuidBytes, 'hex')
    if (written < uuidBytes) throw new Error(`${value} cannot be the id of an event: it is not a uuid.`)
    at += uuidBytes
  }
  const text = (value: string): void => {
    const length = buffer.write(value, at + 4)
    buffer.writeInt32BE(length, at)
    at += 4 + length
  }

  for (const { event, texts } of rows) {
    at = buffer.writeInt16BE(columnCount, at)
    largeNumber(event.position)
    text(event.recordedAt)
    text(event.stream)
    largeNumber(event.revision)
    uuid(event.id)
    text(event.type)
    smallNumber(event.version)
    text(texts.dataText)
    text(texts.metadataText)
    text(event.hash)
  }
  buffer.writeInt16BE(-1, at)
  return buffer
}

const bytesOf = ({ event, texts }: Rows[number]): number =>
  fixedBytes +
  Buffer.byteLength(event.recordedAt) +
  Buffer.byteLength(event.stream) +
  Buffer.byteLength(event.type) +
  Buffer.byteLength(texts.dataText) +
  Buffer.byteLength(texts.metadataText) +
  Buffer.byteLength(event.hash)

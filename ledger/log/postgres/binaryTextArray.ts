const headerBytes = 20
const textType = 25

/**
 * A `text[]` parameter in Postgres' binary form. Nothing needs escaping on the way out or parsing on the way in,
 * which halves what a big group costs.
 */
export const binaryTextArray = (items: readonly string[]): Buffer => {
  let bytes = headerBytes
  for (const item of items) bytes += 4 + Buffer.byteLength(item)
  const buffer = Buffer.allocUnsafe(bytes)
  // One dimension, no nulls, the type of the elements, how many, counted from 1.
  let offset = 0
  for (const field of [1, 0, textType, items.length, 1]) offset = buffer.writeInt32BE(field, offset)
  for (const item of items) {
    const length = buffer.write(item, offset + 4)
    buffer.writeInt32BE(length, offset)
    offset += 4 + length
  }
  return buffer
}

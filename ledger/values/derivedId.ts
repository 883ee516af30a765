import { createHash } from 'node:crypto'

/**
 * A UUID (version 8) that is a pure function of its parts, so that whoever derives it twice gets it twice.
 * Parts are length-prefixed: no two lists of parts collide by moving a delimiter.
 */
export const derivedId = (...parts: readonly string[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:${part}`)
  const bytes = hash.digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const text = bytes.toString('hex')
  return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join(
    '-',
  )
}

import { hash } from 'node:crypto'

/**
 * A UUID (version 8) that is a pure function of its parts, so that whoever derives it twice gets it twice.
 * Parts are length-prefixed: no two lists of parts collide by moving a delimiter.
 */
export const derivedId = (...parts: readonly string[]): string => {
  let text = ''
  for (const part of parts) text += `${Buffer.byteLength(part)}:${part}`
  const bytes = hash('sha256', text, 'buffer')
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex', 0, 16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

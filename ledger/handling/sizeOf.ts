/** Roughly how many bytes a value takes in memory. Good enough to keep a limit, and quick. */
export const sizeOf = (value: unknown): number => {
  if (typeof value === 'string') return headerBytes + value.length
  if (typeof value !== 'object' || value === null) return slotBytes
  if (value instanceof Map) {
    let bytes = headerBytes
    for (const [key, entry] of value) bytes += entryBytes + sizeOf(key) + sizeOf(entry)
    return bytes
  }
  if (Array.isArray(value) || value instanceof Set) {
    let bytes = headerBytes
    for (const entry of value) bytes += entryBytes + sizeOf(entry)
    return bytes
  }
  let bytes = headerBytes
  for (const field of Object.values(value)) bytes += slotBytes + sizeOf(field)
  return bytes
}

const headerBytes = 24
const slotBytes = 8
/** A place in a list or a table that grows ahead of what it holds. */
const entryBytes = 24

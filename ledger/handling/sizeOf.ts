/** The approximate size of a value in memory, in bytes: good enough for a limit, and fast. */
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
  if (isRecord(value)) for (const name in value) bytes += slotBytes + sizeOf(value[name])
  return bytes
}

/** A loop over names; a list of the values would be garbage for every event. */
const isRecord = (value: object): value is Readonly<Record<string, unknown>> => !Array.isArray(value)

const headerBytes = 24
const slotBytes = 8
/** A slot in a list or map, which allocates ahead. */
const entryBytes = 24

/**
 * Values by id, divided by the beginning of the ids into up to 256 parts: a change copies one of them, so that its cost
 * hardly grows with what the map holds. Plain data, because snapshots hold it.
 */
export type PartedMap<Value> = ReadonlyMap<string, ReadonlyMap<string, Value>>

export const partOf = (id: string): string => id.slice(0, 2)

export const entryOf = <Value>(parts: PartedMap<Value>, id: string): Value | undefined =>
  parts.get(partOf(id))?.get(id)

/** The map after a change; the one before it stays as it is. */
export const withEntry = <Value>(parts: PartedMap<Value>, id: string, value: Value): PartedMap<Value> => {
  const name = partOf(id)
  return new Map(parts).set(name, new Map(parts.get(name)).set(id, value))
}

export const withoutEntry = <Value>(parts: PartedMap<Value>, id: string): PartedMap<Value> => {
  const name = partOf(id)
  const [changed, part] = [new Map(parts), new Map(parts.get(name))]
  part.delete(id)
  if (part.size === 0) changed.delete(name)
  else changed.set(name, part)
  return changed
}

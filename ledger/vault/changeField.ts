import type { Json, JsonObject } from '../log/port.ts'

/** A wildcard in a path: every key of an object whose keys are data themselves. */
export const everyKey = '*'

/** What becomes of a value, and the path it was found under: where a path says `everyKey` each has its own. */
export type ChangeValue = (value: Json, place: readonly string[]) => Json

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A copy of the data with one field changed, or each field that the path stands for; the data itself where nothing changes. */
export const changeField = (
  data: JsonObject,
  path: readonly string[],
  change: ChangeValue,
  depth = 0,
): JsonObject => {
  const name = path[depth]
  if (name === undefined) return data
  if (name !== everyKey) return changeKey(data, name, path, change, depth)
  let changed = data
  for (const key of Object.keys(data)) changed = changeKey(changed, key, path.with(depth, key), change, depth)
  return changed
}

/** `place` is the path, with the keys that were met so far. */
const changeKey = (
  data: JsonObject,
  name: string,
  place: readonly string[],
  change: ChangeValue,
  depth: number,
): JsonObject => {
  const value = data[name]
  if (value === undefined) return data
  const changed =
    depth + 1 === place.length
      ? change(value, place)
      : isObject(value)
        ? changeField(value, place, change, depth + 1)
        : value
  return changed === value ? data : { ...data, [name]: changed }
}

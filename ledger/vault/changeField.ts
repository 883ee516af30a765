import type { Json, JsonObject } from '../log/port.ts'

/** A wildcard in a path: every key of an object whose keys are data themselves. */
export const everyKey = '*'

/** Computes the new value. `place` is the path of the value, with actual keys instead of `everyKey`. */
export type ChangeValue = (value: Json, place: readonly string[]) => Json

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Copies the data with one field changed, or every field that the path matches. Answers the same data if nothing
 * changes.
 */
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

/** `place` is the path, with the keys found so far. */
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

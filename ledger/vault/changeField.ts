import type { Json, JsonObject } from '../log/port.ts'

/** Stands in a path for every key of an object whose keys are data themselves. */
export const everyKey = '*'

/** What becomes of a value, and the path it was found under: where a path says `everyKey` each has its own. */
export type ChangeValue = (value: Json, place: readonly string[]) => Json

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A copy of the data with one field changed, or each field that the path stands for; the data itself where nothing changes. */
export const changeField = (
  data: JsonObject,
  [name, ...rest]: readonly string[],
  change: ChangeValue,
  above: readonly string[] = [],
): JsonObject => {
  if (name === undefined) return data
  if (name === everyKey)
    return Object.keys(data).reduce(
      (changed, key) => changeField(changed, [key, ...rest], change, above),
      data,
    )
  const value = data[name]
  if (value === undefined) return data
  const place = [...above, name]
  const changed =
    rest.length === 0
      ? change(value, place)
      : isObject(value)
        ? changeField(value, rest, change, place)
        : value
  return changed === value ? data : { ...data, [name]: changed }
}

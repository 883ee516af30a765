import type { Json, JsonObject } from '../log/port.ts'

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A copy of the data with one field changed; the data itself where nothing changes. */
export const changeField = (
  data: JsonObject,
  [name, ...rest]: readonly string[],
  change: (value: Json) => Json,
): JsonObject => {
  if (name === undefined) return data
  const value = data[name]
  if (value === undefined) return data
  const changed =
    rest.length === 0 ? change(value) : isObject(value) ? changeField(value, rest, change) : value
  return changed === value ? data : { ...data, [name]: changed }
}

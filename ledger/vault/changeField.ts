import type { Json, JsonObject } from '../log/port.ts'

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A copy of the data with one field changed; data without the field stays as it is. */
export const changeField = (
  data: JsonObject,
  [name, ...rest]: readonly string[],
  change: (value: Json) => Json,
): JsonObject => {
  if (name === undefined) return data
  const value = data[name]
  if (value === undefined) return data
  if (rest.length === 0) return { ...data, [name]: change(value) }
  return isObject(value) ? { ...data, [name]: changeField(value, rest, change) } : data
}

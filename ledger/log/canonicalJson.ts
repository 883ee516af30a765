import type { Json } from './port.ts'

/** The one text of a JSON value: keys sorted, no white space. Equal values have equal texts in every store. */
export const canonicalJson = (value: Json): string =>
  isCanonical(value) ? JSON.stringify(value) : writeSorted(value)

/** Whether the keys are in order already, as in all that was read back from a text; the engine writes that fastest. */
const isCanonical = (value: Json): boolean => {
  if (value === null || typeof value !== 'object') return true
  if (isList(value)) return value.every(isCanonical)
  let before = ''
  // Without a list of keys, and without a call for every plain value: this stands in the path of every event.
  for (const key in value) {
    const field = value[key]
    if (key < before || field === undefined) return false
    if (typeof field === 'object' && !isCanonical(field)) return false
    before = key
  }
  return true
}

const writeSorted = (value: Json): string => {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (isList(value)) return `[${value.map(writeSorted).join(',')}]`
  let fields = ''
  for (const key of Object.keys(value).sort()) {
    const field = value[key]
    if (field === undefined) continue
    if (fields !== '') fields += ','
    fields += `${JSON.stringify(key)}:${writeSorted(field)}`
  }
  return `{${fields}}`
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)

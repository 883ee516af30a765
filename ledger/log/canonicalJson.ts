import type { Json } from './port.ts'

/** The one text of a JSON value: keys sorted, no white space. Equal values have equal texts in every store. */
export const canonicalJson = (value: Json): string => {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`
  let fields = ''
  for (const key of Object.keys(value).sort()) {
    const field = value[key]
    if (field === undefined) continue
    if (fields !== '') fields += ','
    fields += `${JSON.stringify(key)}:${canonicalJson(field)}`
  }
  return `{${fields}}`
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)

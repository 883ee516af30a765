import type { ChangedValues } from './tables.ts'

/** The longest text of a value that the history keeps. */
export const valueLengthMax = 400

/** The fields of an event as bounded texts. Lists of records are counted. */
export const boundedValues = (fields: Readonly<Record<string, unknown>>): ChangedValues =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, boundedText(value)]))

const boundedText = (value: unknown): string | null => {
  const text = textOf(value)
  if (text === null || text.length <= valueLengthMax) return text
  return `${text.slice(0, valueLengthMax - 1)}…`
}

const textOf = (value: unknown): string | null => {
  if (value === null || value === undefined) return null
  if (Array.isArray(value))
    return value.every(item => typeof item !== 'object') ? value.map(String).join(', ') : String(value.length)
  if (typeof value === 'object') return objectText(value)
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** `emoji: herb, points: 5`. */
const objectText = (value: object): string =>
  Object.entries(value)
    .map(([name, part]) => `${name}: ${String(part)}`)
    .join(', ')

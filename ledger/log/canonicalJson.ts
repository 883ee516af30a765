import type { Json } from './port.ts'

/** The one text of a JSON value: keys sorted, no white space. Equal values have equal texts in every store. */
export const canonicalJson = (value: Json): string => {
  if (isCanonical(value)) return JSON.stringify(value)
  // The engine writes a sorted copy in less than half the time that writing it field by field takes.
  const copy = sortedCopy(value)
  return copy === undefined ? writeSorted(value) : JSON.stringify(copy)
}

/**
 * Whether the keys are in order already, as in data that was parsed from canonical text; the engine writes that
 * fastest.
 */
const isCanonical = (value: Json): boolean => {
  if (value === null || typeof value !== 'object') return true
  if (isList(value)) return value.every(isCanonical)
  let before = ''
  // Without a list of keys, and without a call for every plain value: every event passes here.
  for (const key in value) {
    const field = value[key]
    if (key < before || field === undefined) return false
    if (typeof field === 'object' && !isCanonical(field)) return false
    before = key
  }
  return true
}

/** A copy with its keys in order; undefined if an object would not keep that order. */
const sortedCopy = (value: Json): Json | undefined => {
  if (value === null || typeof value !== 'object') return value
  if (isList(value)) {
    const copies: Json[] = []
    for (const item of value) {
      const copy = sortedCopy(item)
      if (copy === undefined) return undefined
      copies.push(copy)
    }
    return copies
  }
  const copies: Record<string, Json> = {}
  for (const key of sortFew(Object.keys(value))) {
    if (keepsItsOwnOrder.test(key)) return undefined
    const field = value[key]
    if (field === undefined) continue
    const copy = typeof field === 'object' ? sortedCopy(field) : field
    if (copy === undefined) return undefined
    copies[key] = copy
  }
  return copies
}

/** Whole numbers come first in every object, and this one name is no key at all. */
const keepsItsOwnOrder = /^(?:\d|__proto__$)/

const fewKeys = 16

/** Sorts in place. Of a few keys this is several times as fast as the sort of the engine. */
const sortFew = (keys: string[]): string[] => {
  if (keys.length > fewKeys) return keys.sort()
  for (let from = 1; from < keys.length; from += 1) {
    const key = keys[from] ?? ''
    let to = from
    for (let before = keys[to - 1]; before !== undefined && before > key; before = keys[to - 1]) {
      keys[to] = before
      to -= 1
    }
    keys[to] = key
  }
  return keys
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

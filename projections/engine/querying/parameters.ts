/** Collects the values of a statement; `bind` answers the placeholder of a value. */
export type Parameters = {
  readonly values: unknown[]
  bind(value: unknown): string
}

/** A list has one placeholder, however often it is bound: it may name thousands of people. */
export const createParameters = (...first: readonly unknown[]): Parameters => {
  const values: unknown[] = [...first]
  const lists = new Map<unknown, string>()
  return {
    values,
    bind: value => {
      if (!Array.isArray(value)) return `$${values.push(value)}`
      const known = lists.get(value)
      if (known !== undefined) return known
      const placeholder = `$${values.push(asText(value))}`
      lists.set(value, placeholder)
      return placeholder
    },
  }
}

const texts = new WeakMap<readonly unknown[], string>()

/** The driver escapes each item of a list, which takes milliseconds for thousands of ids that need no escaping. */
const asText = (list: readonly unknown[]): readonly unknown[] | string => {
  const known = texts.get(list)
  if (known !== undefined) return known
  if (list.length < longMin || !list.every(isId)) return list
  const text = `{${list.join(',')}}`
  texts.set(list, text)
  return text
}

const longMin = 100
const idPattern = /^[0-9a-f-]{36}$/
const isId = (item: unknown): boolean => typeof item === 'string' && idPattern.test(item)

/** Collects the values of a statement; `bind` answers the placeholder of a value. */
export type Parameters = {
  readonly values: unknown[]
  bind(value: unknown): string
}

/** A list that is bound again keeps its placeholder: it may name thousands of people, and is sent once. */
export const createParameters = (...first: readonly unknown[]): Parameters => {
  const values: unknown[] = [...first]
  const lists = new Map<unknown, string>()
  return {
    values,
    bind: value => {
      const placeholder = lists.get(value) ?? `$${values.push(value)}`
      if (Array.isArray(value)) lists.set(value, placeholder)
      return placeholder
    },
  }
}

/** Collects the values of a statement; `bind` answers the placeholder of a value. */
export type Parameters = {
  readonly values: unknown[]
  bind(value: unknown): string
}

export const createParameters = (...first: readonly unknown[]): Parameters => {
  const values: unknown[] = [...first]
  return { values, bind: value => `$${values.push(value)}` }
}

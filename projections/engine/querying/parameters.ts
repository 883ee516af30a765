/** Collects the values of a statement; `bind` answers the placeholder of a value. */
export type Parameters = {
  readonly values: unknown[]
  bind(value: unknown): string
}

export const createParameters = (...first: readonly unknown[]): Parameters => {
  const values: unknown[] = [...first]
  return { values, bind: value => `$${values.push(value)}` }
}

/** The pattern that finds a text anywhere, whatever signs it contains. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, sign => `\\${sign}`)}%`

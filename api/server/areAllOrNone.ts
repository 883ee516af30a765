/** Whether settings that belong together are all set, or none of them. */
export const areAllOrNone = (...values: readonly unknown[]): boolean =>
  new Set(values.map(value => value === undefined)).size === 1

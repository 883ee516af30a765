/** Ends an exhaustive switch: a missing case does not compile, an unknown value throws. */
export const assertNever = (value: never): never => {
  throw new Error(`This case cannot happen: ${JSON.stringify(value)}`)
}

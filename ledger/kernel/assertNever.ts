/** Closes an exhaustive switch: a forgotten case does not compile, an unknown value at run time stops the work. */
export const assertNever = (value: never): never => {
  throw new Error(`This case cannot happen: ${JSON.stringify(value)}`)
}

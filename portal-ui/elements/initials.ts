/** The first letters of the first two words of a name. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .flatMap(word => Array.from(word).slice(0, 1))
    .slice(0, 2)
    .join('')
    .toUpperCase()

/** `AL` for Ada Lovelace: the first letters of the first and the last name. */
export const initialsOf = (name: string): string => {
  const names = name.trim().split(/\s+/)
  const letters = [names.at(0), names.length > 1 ? names.at(-1) : undefined]
  return letters.map(part => part?.charAt(0).toUpperCase() ?? '').join('')
}

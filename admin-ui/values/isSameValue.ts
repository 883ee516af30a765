/** Values that differ in case or outer blanks only are the same one. */
export const isSameValue = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

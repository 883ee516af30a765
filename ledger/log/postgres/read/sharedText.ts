/** The longest text that all prefixes end with, such as the id of their team. */
export const sharedText = (prefixes: readonly string[]): string => {
  const [first = '', ...others] = prefixes
  let length = first.length
  while (!others.every(other => other.endsWith(first.slice(first.length - length)))) length -= 1
  return first.slice(first.length - length)
}

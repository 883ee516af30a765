/** One text of several, each after its length in bytes and a colon: no two lists of parts have the same text. */
export const lengthPrefixed = (...parts: readonly string[]): string => {
  let text = ''
  for (const part of parts) text += `${part.length}:${part}`
  // In plain ASCII characters are bytes, and one look at the whole costs less than one at every part.
  return Buffer.byteLength(text) === text.length ? text : withByteLengths(parts)
}

const withByteLengths = (parts: readonly string[]): string =>
  parts.map(part => `${Buffer.byteLength(part)}:${part}`).join('')

/** The sixteen bytes of a uuid, four at a time. */
export type UuidWords = readonly [number, number, number, number]

export const uuidWordsOf = (text: string): UuidWords => {
  if (text.length !== uuidLength) throw notUuid(text)
  const words: UuidWords = [
    (pairAt(text, 0) << 16) | pairAt(text, 4),
    (pairAt(text, 9) << 16) | pairAt(text, 14),
    (pairAt(text, 19) << 16) | pairAt(text, 24),
    (pairAt(text, 28) << 16) | pairAt(text, 32),
  ]
  return words
}

const uuidLength = 36

/** The two bytes of four digits. */
const pairAt = (text: string, index: number): number => {
  const pair =
    (digitAt(text, index) << 12) |
    (digitAt(text, index + 1) << 8) |
    (digitAt(text, index + 2) << 4) |
    digitAt(text, index + 3)
  if (pair > 0xffff) throw notUuid(text)
  return pair
}

/** Makes a pair larger than two bytes. */
const noDigit = 0x10000

const digits = new Uint32Array(0x80).fill(noDigit)
for (const [value, digit] of '0123456789abcdef'.split('').entries()) {
  digits[digit.charCodeAt(0)] = value
  digits[digit.toUpperCase().charCodeAt(0)] = value
}

const digitAt = (text: string, index: number): number => digits[text.charCodeAt(index)] ?? noDigit

const notUuid = (text: string): Error => new Error(`${text} is not a uuid.`)

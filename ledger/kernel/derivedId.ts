import { hash } from 'node:crypto'
import { lengthPrefixed } from './lengthPrefixed.ts'

/**
 * A UUID (version 8) that is a pure function of its parts, so that deriving it twice gives the same id.
 * Parts are length-prefixed: no two lists of parts collide by moving a delimiter.
 */
export const derivedId = (...parts: readonly string[]): string => {
  const hex = hash('sha256', lengthPrefixed(...parts))
  const variant = variants[Number.parseInt(hex.charAt(16), 16) & 0x3]
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** The digit of the variant, by the two bits that it leaves to the hash. */
const variants = ['8', '9', 'a', 'b'] as const

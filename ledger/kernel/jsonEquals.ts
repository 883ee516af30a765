import { isDeepStrictEqual } from 'node:util'

/** Whether two plain values hold the same data. */
export const jsonEquals = (left: unknown, right: unknown): boolean => isDeepStrictEqual(left, right)

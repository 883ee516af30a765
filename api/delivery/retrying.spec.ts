import { describe, expect, it } from 'vitest'
import { backoffMilliseconds } from './retrying.ts'

const backoff = { baseMilliseconds: 1_000, capMilliseconds: 60_000 }
const pauses = (random: number) => [0, 1, 2, 6, 50].map(n => backoffMilliseconds(backoff, n, () => random))

describe('the pause before a retry', () => {
  it('doubles up to its cap', () => expect(pauses(1)).toEqual([1_000, 2_000, 4_000, 60_000, 60_000]))

  it('is spread over the half below', () => expect(pauses(0)).toEqual([500, 1_000, 2_000, 30_000, 30_000]))
})

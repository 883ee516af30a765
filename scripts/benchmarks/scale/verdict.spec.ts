import { describe, expect, it } from 'vitest'
import { missOf, percentile } from './verdict.ts'

describe('a case of the scale benchmark', () => {
  it.each([
    ['as fast in both', { ratio: 1, p95Big: 50 }, undefined],
    ['slower without being felt', { ratio: 9, p95Big: 20 }, undefined],
    ['growing', { ratio: 1.6, p95Big: 21 }, 'grows'],
    ['slow in both', { ratio: 1, p95Big: 201 }, 'slow'],
    ['a long file that costs the same per row', { ratio: 1, p95Big: 9_000, isPerRow: true }, undefined],
    ['a long file that costs more per row', { ratio: 2, p95Big: 9_000, isPerRow: true }, 'grows'],
    ['a screen whose calls add up', { ratio: 2, p95Big: 50, isScreen: true }, undefined],
    ['a growing screen', { ratio: 2, p95Big: 51, isScreen: true }, 'grows'],
    ['sums of all members within their limit', { ratio: 9, p95Big: 100, sumsAllMembers: true }, undefined],
    ['sums of all members above it', { ratio: 1, p95Big: 101, sumsAllMembers: true }, 'slow'],
    [
      'a job of the big company that the small one pays for',
      { ratio: 1, p95Big: 1, p50Small: 101, smallMax: 100 },
      'slow when small',
    ],
    ['without an answer', { ratio: 1, p95Big: 1, isRefused: true }, 'no answer'],
  ])('%s', (_name, figures, miss) =>
    expect(missOf({ p50Small: 1, isRefused: false, isPerRow: false, ...figures })).toBe(miss),
  )

  it('has percentiles that are measured values', () => {
    expect(percentile([3, 1, 2], 0.5)).toBe(2)
    expect(percentile([3, 1, 2], 0.95)).toBe(3)
  })
})

import { describe, expect, it } from 'vitest'
import { figuresOf } from './measureReads.ts'
import type { Answer } from './readCall.ts'

const answer = (milliseconds: number, rows: number): Answer => ({
  status: 200,
  milliseconds,
  rows,
  total: undefined,
  next: undefined,
})

const ratioOf = (small: Answer, big: Answer, isPerRow = false) =>
  figuresOf([small], [big], isPerRow).ratio.toFixed(2)

describe('the ratio of a read', () => {
  it('is that of the times where both companies answer the same rows', () => {
    expect(ratioOf(answer(8, 25), answer(16, 25))).toBe('2.00')
  })

  it('is one per row where the big company answers more', () => {
    expect(ratioOf(answer(8, 10), answer(40, 100))).toBe('0.50')
    expect(ratioOf(answer(8, 0), answer(40, 10))).toBe('0.50')
  })

  it('does not forgive a small company that answers more', () => {
    expect(ratioOf(answer(8, 50), answer(16, 25))).toBe('2.00')
  })

  it('is one per row in files of all rows', () => {
    expect(ratioOf(answer(10, 10), answer(10, 5), true)).toBe('2.00')
  })
})

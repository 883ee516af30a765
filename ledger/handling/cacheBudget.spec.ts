import { expect, test } from 'vitest'
import { createCacheBudget } from './cacheBudget.ts'
import { sizeOf } from './sizeOf.ts'

const setUp = (bytesMax: number) => {
  const budget = createCacheBudget(bytesMax)
  const dropped: string[] = []
  const keep = (name: string, bytes: number) => budget.keep(name, bytes, () => dropped.push(name))
  return { budget, dropped, keep }
}

test('what was used longest ago makes room', () => {
  const { budget, dropped, keep } = setUp(100)
  keep('a', 40)
  keep('b', 40)
  budget.use('a')
  keep('c', 40)
  expect(dropped).toEqual(['b'])
  expect(budget.bytes()).toBe(80)
})

test('an entry that grows is measured again, and others are evicted for it', () => {
  const { budget, dropped, keep } = setUp(100)
  keep('a', 40)
  keep('b', 40)
  keep('a', 70)
  expect(dropped).toEqual(['b'])
  expect(budget.bytes()).toBe(70)
})

test('what alone is bigger than everything may be is not kept', () => {
  const { budget, dropped, keep } = setUp(100)
  keep('a', 40)
  keep('a', 101)
  expect(dropped).toContain('a')
  expect(budget.bytes()).toBe(0)
})

test('sizes follow what values hold', () => {
  const text = 'x'.repeat(1_000)
  const few = { text, list: [text], map: new Map([['key', text]]), set: new Set([text]), none: null, one: 1 }
  expect(sizeOf(few)).toBeGreaterThan(4_000)
  expect(sizeOf(few)).toBeLessThan(5_000)
  expect(sizeOf({ ...few, more: few })).toBeGreaterThan(2 * sizeOf(few))
})

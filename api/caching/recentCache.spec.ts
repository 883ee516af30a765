import { expect, test } from 'vitest'
import { createRecentCache } from './recentCache.ts'

const setUp = () => {
  let time = 0
  let loads = 0
  const cache = createRecentCache<number>({ entriesMax: 2, milliseconds: 100, now: () => time })
  const load = () => {
    loads += 1
    return Promise.resolve(loads)
  }
  return {
    get: (key: string) => cache.get(key, load),
    fail: (key: string) => cache.get(key, () => Promise.reject(new Error('down'))),
    wait: (milliseconds: number) => {
      time += milliseconds
    },
  }
}

test('a value is loaded once in its time, by callers of the same moment as well', async () => {
  const { get, wait } = setUp()
  expect(await Promise.all([get('a'), get('a')])).toEqual([1, 1])
  wait(99)
  expect(await get('a')).toBe(1)
  wait(1)
  expect(await get('a')).toBe(2)
})

test('a failed load is not kept', async () => {
  const { get, fail } = setUp()
  await expect(fail('a')).rejects.toThrow('down')
  expect(await get('a')).toBe(1)
})

test('the oldest value goes when there are too many', async () => {
  const { get } = setUp()
  for (const key of ['a', 'b', 'c']) await get(key)
  expect(await get('c')).toBe(3)
  expect(await get('a')).toBe(4)
})

import { expect, test } from 'vitest'
import { createSerialLanes } from './serialLanes.ts'

test('a lane keeps the order of its work, also after a failure, and does not hold up another lane', async () => {
  const inLane = createSerialLanes()
  const done: string[] = []
  const { promise: slow, reject } = Promise.withResolvers<void>()
  const first = inLane('a', () => slow)
  const second = inLane('a', async () => {
    done.push('second of a')
  })
  await inLane('b', async () => {
    done.push('first of b')
  })
  reject(new Error('The work failed.'))
  await expect(first).rejects.toThrow('The work failed.')
  await second
  expect(done).toEqual(['first of b', 'second of a'])
})

test('a lane answers the result of each piece of work', async () => {
  const inLane = createSerialLanes()
  const results = await Promise.all([1, 2, 3].map(number => inLane('a', async () => 2 * number)))
  expect(results).toEqual([2, 4, 6])
})

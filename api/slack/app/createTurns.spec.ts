import { expect, test } from 'vitest'
import { createTurns } from './createTurns.ts'

test('work of one name is done in its order, also after a failure, and holds up no other name', async () => {
  const inTurn = createTurns()
  const done: string[] = []
  const { promise: slow, reject } = Promise.withResolvers<void>()
  const first = inTurn('a', async () => {
    await slow
  })
  const second = inTurn('a', async () => {
    done.push('second of a')
  })
  await inTurn('b', async () => {
    done.push('first of b')
  })
  reject(new Error('It went wrong.'))
  await expect(first).rejects.toThrow('It went wrong.')
  await second
  expect(done).toEqual(['first of b', 'second of a'])
})

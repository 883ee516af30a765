import { expect, test } from 'vitest'
import { endInTurn } from './endInTurn.ts'

test('ends the last first, and the rest even when one fails to end', async () => {
  const ended: string[] = []
  const ending = endInTurn([
    async () => ended.push('database'),
    async () => {
      ended.push('api')
      throw new Error('The api hangs.')
    },
    async () => ended.push('worker'),
  ])
  await expect(ending).rejects.toThrow('The api hangs.')
  expect(ended).toEqual(['worker', 'api', 'database'])
})

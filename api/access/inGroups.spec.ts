import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { inGroups } from './inGroups.ts'

describe('asking in groups', () => {
  it('asks together what is asked in the same moment, or while a question is under way', async () => {
    const groups: (readonly number[])[] = []
    const double = inGroups(async (numbers: readonly number[]) => {
      groups.push(numbers)
      return numbers.map(number => number * 2)
    })
    const first = [1, 2].map(double)
    await nextTurn()
    const meanwhile = [3, 4].map(double)
    expect(await Promise.all([...first, ...meanwhile])).toEqual([2, 4, 6, 8])
    expect(await double(5)).toBe(10)
    expect(groups).toEqual([[1, 2], [3, 4], [5]])
  })

  it('fails those who asked together and nobody else', async () => {
    const refuse = inGroups(async (words: readonly string[]) => {
      if (words.includes('bad')) throw new Error('No answer.')
      return words
    })
    const alone = refuse('good')
    await nextTurn()
    const answers = await Promise.allSettled([alone, ...['bad', 'beside'].map(refuse)])
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
    expect(await refuse('good')).toBe('good')
  })
})

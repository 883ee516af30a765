import { describe, expect, it } from 'vitest'
import { inGroups } from './inGroups.ts'

describe('asking in groups', () => {
  it('asks at once when nothing is under way, and together what is asked meanwhile', async () => {
    const groups: (readonly number[])[] = []
    const double = inGroups(async (numbers: readonly number[]) => {
      groups.push(numbers)
      return numbers.map(number => number * 2)
    })
    expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6])
    expect(await double(4)).toBe(8)
    expect(groups).toEqual([[1], [2, 3], [4]])
  })

  it('fails those who asked together and nobody else', async () => {
    const refuse = inGroups(async (words: readonly string[]) => {
      if (words.includes('bad')) throw new Error('No answer.')
      return words
    })
    const answers = await Promise.allSettled(['good', 'bad', 'beside'].map(refuse))
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
    expect(await refuse('good')).toBe('good')
  })
})

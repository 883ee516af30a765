import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { inGroups } from './inGroups.ts'

describe('asking in groups', () => {
  it('asks in one group what arrives in one turn, or during the group before', async () => {
    const groups: (readonly number[])[] = []
    const double = inGroups(async (numbers: readonly number[]) => {
      groups.push(numbers)
      return numbers.map(number => number * 2)
    })
    const first = [1, 2].map(double)
    await nextTurn()
    const second = [3, 4].map(double)
    expect(await Promise.all([...first, ...second])).toEqual([2, 4, 6, 8])
    expect(await double(5)).toBe(10)
    expect(groups).toEqual([[1, 2], [3, 4], [5]])
  })

  it('rejects the questions of one group, and no others', async () => {
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

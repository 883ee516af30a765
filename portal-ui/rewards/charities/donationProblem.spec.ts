import { describe, expect, test } from 'vitest'
import { loadLaterTexts } from '../../messages/shownTexts.ts'
import { plainText } from '../../messages/useText.ts'
import { donationProblem, typedPoints } from './donationProblem.ts'

await loadLaterTexts()

const problemOf = (typed: string, balance = 500) => donationProblem(typedPoints(typed), balance, plainText)

describe('the amount of a donation', () => {
  test('is at least $1', () => {
    expect(problemOf('100')).toBeUndefined()
    for (const typed of ['99', '0', '', ' ', 'ten', '-100', '1e3', '100.5'])
      expect(problemOf(typed)).toBe('Donation must be at least $1')
  })

  test('is at most $1,000, whatever the balance', () => {
    expect(problemOf('100000', 200_000)).toBeUndefined()
    expect(problemOf('100001', 200_000)).toBe("Donation can't be more than $1,000")
    expect(problemOf('100001')).toBe("Donation can't be more than $1,000")
  })

  test('is covered by the balance', () => {
    expect(problemOf('500')).toBeUndefined()
    expect(problemOf('501')).toBe("You don't have enough points.")
  })
})

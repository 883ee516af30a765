import { expect, test } from 'vitest'
import { formatMoney, formatPointsAsMoney } from './formatMoney.ts'
import { formatPoints } from './formatPoints.ts'

test('points have the word of the team for one or for many, and thousands separators', () => {
  expect(formatPoints(1)).toBe('1 point')
  expect(formatPoints(1234)).toBe('1,234 points')
  expect(formatPoints(1, { one: 'penny', many: 'pennies' })).toBe('1 penny')
  expect(formatPoints(-1, { one: 'Stern', many: 'Sterne' })).toBe('-1 Stern')
  expect(formatPoints(0, { one: 'Stern', many: 'Sterne' })).toBe('0 Sterne')
})

test('money has two decimals', () => {
  expect(formatMoney(1)).toBe('$1.00')
  expect(formatPointsAsMoney(250)).toBe('$2.50')
})

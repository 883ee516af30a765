import { expect, test } from 'vitest'
import { formatMoney, formatPointsAsMoney } from './formatMoney.ts'
import { formatPoints } from './formatPoints.ts'

test('points are singular at 1 and carry thousands separators', () => {
  expect(formatPoints(1)).toBe('1 point')
  expect(formatPoints(1234)).toBe('1,234 points')
  expect(formatPoints(1, 'Sterne')).toBe('1 Sterne')
})

test('money has two decimals', () => {
  expect(formatMoney(1)).toBe('$1.00')
  expect(formatPointsAsMoney(250)).toBe('$2.50')
})

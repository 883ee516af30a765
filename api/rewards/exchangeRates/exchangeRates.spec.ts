import { moneyFor, pointsFor } from '@laurel/contract/rewards/pointsForMoney.ts'
import { describe, expect, it, test } from 'vitest'
import { readEcbRates } from './readEcbRates.ts'

const file = `<?xml version="1.0" encoding="UTF-8"?><gesmes:Envelope><Cube><Cube time='2026-11-20'>
  <Cube currency='USD' rate='1.25'/><Cube currency='JPY' rate='180.00'/></Cube></Cube></gesmes:Envelope>`

it('converts the rates of the European Central Bank to the dollar', () => {
  const { asOf, perDollar } = readEcbRates(file)
  expect(asOf).toBe('2026-11-20')
  expect(Object.fromEntries(perDollar)).toEqual({ EUR: '0.800000', USD: '1', JPY: '144.000000' })
})

it('refuses a file that is none of its own', () => {
  expect(() => readEcbRates('<html>Maintenance</html>')).toThrow('no date')
})

describe('points for money', () => {
  test.each([
    [{ minor: 2500, currency: 'USD' }, '1', 2500],
    [{ minor: 1, currency: 'USD' }, '1', 1],
    [{ minor: 2500, currency: 'EUR' }, '0.8', 3125],
    // Rounded up, never to the person's advantage by a fraction.
    [{ minor: 2500, currency: 'EUR' }, '0.8634', 2896],
    [{ minor: 1000, currency: 'JPY' }, '144', 695],
    [{ minor: 1000, currency: 'KWD' }, '0.3', 334],
  ])('%j at %s per dollar', (money, rate, points) => {
    expect(pointsFor(money, rate)).toBe(points)
  })

  test('are worth money, rounded down', () => {
    expect(moneyFor(100, 'EUR', '0.8634')).toEqual({ minor: 86, currency: 'EUR' })
    expect(moneyFor(695, 'JPY', '144')).toEqual({ minor: 1000, currency: 'JPY' })
  })
})

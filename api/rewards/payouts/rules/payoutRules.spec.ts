import { decimalText } from '@laurel/ledger/kernel/money.ts'
import { describe, expect, test } from 'vitest'
import { payoutAmountOf } from './payoutAmount.ts'
import { payoutCurrencyOf } from './payoutCurrency.ts'
import { payoutFeeOf } from './payoutFee.ts'

test.each([
  ['US', 'USD'],
  ['DE', 'EUR'],
  ['HR', 'EUR'],
  ['GB', 'GBP'],
  ['JP', 'JPY'],
  ['IL', 'ILS'],
  // A listed fee is no reason to pay in a currency.
  ['CZ', 'USD'],
  ['PL', 'USD'],
  ['IN', 'USD'],
  // PayPal takes no payouts in the currencies of these.
  ['CN', 'USD'],
  ['RU', 'USD'],
  ['', 'USD'],
])('a member in %s gets %s', (country, currency) => {
  expect(payoutCurrencyOf(country)).toBe(currency)
})

describe('the amount of a payout', () => {
  test.each([
    [100, 'USD', '1', '0.75', '0.25'],
    [1234, 'USD', '1', '12.09', '0.25'],
    [1000, 'EUR', '0.9173', '8.95', '0.22'],
    // 1,000 points are 0.17 GBP less than 7.9919 GBP: 7.8219, rounded down.
    [1000, 'GBP', '0.79919', '7.82', '0.17'],
    [1000, 'JPY', '151.37', '1483', '30'],
    // New Taiwan dollars have cents, and PayPal pays whole dollars.
    [1000, 'TWD', '32.571', '317.00', '8.00'],
    [1000, 'HUF', '361.987', '3566', '53'],
    // There is no fee for Malaysian ringgit.
    [1000, 'MYR', '4.47', '44.70', '0.00'],
    // The fee takes all of it, and no more than that.
    [100, 'JPY', '29.9', '0', '30'],
    [100, 'JPY', '30', '0', '30'],
    [100, 'JPY', '31', '1', '30'],
  ] as const)('%i points in %s at %s arrive as %s', (points, currency, rate, sent, fee) => {
    const amount = payoutAmountOf(points, currency, rate)
    expect([decimalText(amount.sent), decimalText(amount.fee)]).toEqual([sent, fee])
  })

  test('is exact where floating point is not', () => {
    // 0.1 + 0.2: 110 points at 1.1 are 1.21 exactly.
    expect(payoutAmountOf(110, 'MYR', '1.1').sent.minor).toBe(121)
    expect(payoutAmountOf(1_000_000_000, 'USD', '1').sent.minor).toBe(999_999_975)
  })
})

test('every fee is an amount of its currency', () => {
  expect(payoutFeeOf('PLN')).toEqual({ minor: 75, currency: 'PLN' })
  expect(payoutFeeOf('XXX').minor).toBe(0)
})

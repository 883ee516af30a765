import { describe, expect, it } from 'vitest'
import { addMoney, decimalText, ExchangeRate, Money, moneyOfDecimal, sameMoney } from './money.ts'

const euros = (minor: number): Money => ({ minor, currency: 'EUR' })

describe('money', () => {
  it('is a whole number of minor units in a currency', () => {
    expect(Money.safeParse(euros(1250)).success).toBe(true)
    expect(Money.safeParse(euros(12.5)).success).toBe(false)
    expect(Money.safeParse(euros(-1)).success).toBe(false)
    expect(Money.safeParse({ minor: 1, currency: 'euro' }).success).toBe(false)
  })

  it('is added and compared within one currency', () => {
    expect(addMoney(euros(1250), euros(50))).toEqual(euros(1300))
    expect(sameMoney(euros(5), euros(5))).toBe(true)
    expect(sameMoney(euros(5), { minor: 5, currency: 'USD' })).toBe(false)
    expect(() => addMoney(euros(5), { minor: 5, currency: 'USD' })).toThrow("EUR and USD can't be added")
  })

  it.each([
    ['EUR', 1250, '12.50'],
    ['EUR', 5, '0.05'],
    ['JPY', 1250, '1250'],
    ['KWD', 1250, '1.250'],
    ['KWD', 0, '0.000'],
  ])('in %s of %i minor units is %s as a decimal number, and is read from it', (currency, minor, text) => {
    expect(decimalText({ minor, currency })).toBe(text)
    expect(moneyOfDecimal(text, currency)).toEqual({ minor, currency })
  })

  it('is read without rounding', () => {
    expect(moneyOfDecimal('12.5', 'EUR')).toEqual(euros(1250))
    expect(moneyOfDecimal('12.5000', 'EUR')).toEqual(euros(1250))
    for (const text of ['12.505', '-1', '1e3', '', '.5', 'NaN', '1,50', '9999999999999.99'])
      expect(moneyOfDecimal(text, 'EUR')).toBeUndefined()
  })
})

describe('an exchange rate', () => {
  it('is an exact decimal number above zero', () => {
    for (const rate of ['1', '0.9173', '14250.5']) expect(ExchangeRate.safeParse(rate).success).toBe(true)
    for (const rate of ['0', '0.000', '-1', '1e3', '', '1.'])
      expect(ExchangeRate.safeParse(rate).success).toBe(false)
  })
})

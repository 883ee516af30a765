import { describe, expect, it } from 'vitest'
import type { Account } from '../../kernel/account.ts'
import { exampleChart } from './chartOfAccounts.ts'
import { fiscalPeriod, lastDayOf } from './fiscalPeriod.ts'
import { monthEntry } from './monthEntry.ts'

const entryOf = (movements: readonly (readonly [Account, number])[]) =>
  monthEntry(new Map(movements), exampleChart).map(({ code, debit }) => [code, debit])

describe('the journal entry of a month', () => {
  it('books what people received as an expense, and what they hold as a liability', () => {
    expect(
      entryOf([
        ['granted', -200],
        ['allowance:shoutout', 120],
        ['lapsed', 30],
        ['redeemable', 50],
      ]),
    ).toEqual([
      ['2200', -50],
      ['6200', 50],
    ])
  })

  it('turns a reward that the fund paid from a liability into a use of what was prepaid', () => {
    expect(
      entryOf([
        ['redeemable', -500],
        ['redeemed', 500],
        ['fund', -500],
        ['paid', 500],
      ]),
    ).toEqual([
      ['1300', -500],
      ['2200', 500],
    ])
  })

  it('leaves a reward that the company hands over itself in the clearing account', () => {
    expect(
      entryOf([
        ['redeemable', -500],
        ['redeemed', 500],
      ]),
    ).toEqual([
      ['2200', 500],
      ['2210', -500],
    ])
  })

  it('books a top-up from the bank, and what is billed after the month as a liability', () => {
    expect(
      entryOf([
        ['purchased', -1000],
        ['fund', 1000],
        ['fund:postpaid', -300],
        ['paid', 300],
      ]),
    ).toEqual([
      ['1000', -1000],
      ['1300', 1000],
      ['2210', 300],
      ['2220', -300],
    ])
  })

  it('names the accounts of the ledger behind a line', () => {
    const [payable] = monthEntry(
      new Map<Account, number>([
        ['redeemable', -40],
        ['held', 10],
        ['expired', 30],
      ]),
      exampleChart,
    )
    expect(payable).toEqual({
      code: '2200',
      name: 'Recognition points payable',
      debit: 30,
      from: ['held', 'redeemable'],
    })
  })

  it('has no line for what came and went', () => {
    expect(
      entryOf([
        ['granted', -200],
        ['lapsed', 200],
        ['redeemable', 0],
      ]),
    ).toEqual([])
  })

  it('is never written when its sides differ', () => {
    expect(() => entryOf([['redeemable', 5]])).toThrow('differs by -5 points')
  })
})

describe('a fiscal period', () => {
  it.each([
    ['2026-10', 1, 'FY2026 P10'],
    ['2026-10', 10, 'FY2027 P01'],
    ['2026-09', 10, 'FY2026 P12'],
    ['2026-03', 4, 'FY2026 P12'],
    ['2026-04', 4, 'FY2027 P01'],
  ])('of %s in a year that begins in month %i is %s', (month, startsIn, period) => {
    expect(fiscalPeriod(month, startsIn)).toBe(period)
  })

  it('ends with the last day of its month', () => {
    expect([lastDayOf('2026-10'), lastDayOf('2028-02')]).toEqual(['2026-10-31', '2028-02-29'])
  })
})

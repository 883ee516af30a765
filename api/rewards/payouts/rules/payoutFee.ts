import { type Currency, type Money, moneyOfDecimal } from '@laurel/ledger/kernel/money.ts'

/** The fee of one payout, by currency. A currency without a row has no fee. */
const fees: Readonly<Record<Currency, string>> = {
  AUD: '0.32',
  BRL: '0.5',
  CAD: '0.32',
  CHF: '0.33',
  CZK: '6',
  DKK: '1.5',
  EUR: '0.22',
  GBP: '0.17',
  HKD: '1.75',
  HUF: '53',
  ILS: '1',
  JPY: '30',
  MXN: '2.75',
  NOK: '1.7',
  NZD: '0.38',
  PHP: '12.5',
  PLN: '0.75',
  RUB: '60',
  SEK: '2.25',
  SGD: '0.4',
  THB: '9',
  TWD: '8',
  USD: '0.25',
}

export const payoutFeeOf = (currency: Currency): Money => {
  const fee = moneyOfDecimal(fees[currency] ?? '0', currency)
  if (!fee) throw new Error(`The fee of ${currency} is no amount of that currency.`)
  return fee
}

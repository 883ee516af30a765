import type { Currency } from '@laurel/ledger/kernel/money.ts'
import { payoutCurrencyOf } from '../payouts/rules/payoutCurrency.ts'

/** Countries whose currency is not one that PayPal pays out there. */
const others: ReadonlyMap<string, Currency> = new Map([
  ['CN', 'CNY'],
  ['CZ', 'CZK'],
  ['HU', 'HUF'],
  ['ID', 'IDR'],
  ['IN', 'INR'],
  ['IS', 'ISK'],
  ['KR', 'KRW'],
  ['PL', 'PLN'],
  ['RO', 'RON'],
  ['SG', 'SGD'],
  ['TR', 'TRY'],
  ['ZA', 'ZAR'],
])

/** The currency in which people of a country see what points are worth; US dollars where it is not known. */
export const localCurrencyOf = (country: string): Currency => others.get(country) ?? payoutCurrencyOf(country)

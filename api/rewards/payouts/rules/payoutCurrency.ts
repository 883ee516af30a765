import type { Currency } from '@laurel/ledger/kernel/money.ts'

const euroCountries = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ')

/** The currency in which PayPal pays out, by country. */
const currencies: ReadonlyMap<string, Currency> = new Map([
  ...euroCountries.map(country => [country, 'EUR'] as const),
  ['AU', 'AUD'],
  ['BR', 'BRL'],
  ['CA', 'CAD'],
  ['CH', 'CHF'],
  ['CN', 'CNY'],
  ['DK', 'DKK'],
  ['GB', 'GBP'],
  ['HK', 'HKD'],
  ['IL', 'ILS'],
  ['JP', 'JPY'],
  ['MX', 'MXN'],
  ['MY', 'MYR'],
  ['NO', 'NOK'],
  ['NZ', 'NZD'],
  ['PH', 'PHP'],
  ['RU', 'RUB'],
  ['SE', 'SEK'],
  ['TH', 'THB'],
  ['TW', 'TWD'],
  ['US', 'USD'],
])

/** PayPal takes no payouts in these; people there get US dollars. */
const notPaidOut: ReadonlySet<Currency> = new Set(['CNY', 'RUB'])

export const payoutCurrencyOf = (country: string): Currency => {
  const currency = currencies.get(country) ?? 'USD'
  return notPaidOut.has(currency) ? 'USD' : currency
}

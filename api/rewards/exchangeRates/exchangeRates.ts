import { type Currency, ExchangeRate } from '@laurel/ledger/kernel/money.ts'
import { prepared, type Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'
import { bundledRates } from './bundledRates.ts'

const Row = z.object({ currency: z.string(), rate: ExchangeRate })

const statement = prepared(
  'select currency, units_per_dollar as rate from rewards.exchange_rates where currency = any ($1)',
)

/** Units of each currency for one US dollar, as last read; a currency without a known rate is missing. */
export const exchangeRates = async (
  database: Queryable,
  currencies: readonly Currency[],
): Promise<ReadonlyMap<Currency, ExchangeRate>> => {
  const { rows } = await database.query(statement, [[...new Set(currencies)]])
  const stored = new Map(
    z
      .array(Row)
      .parse(rows)
      .map(({ currency, rate }) => [currency, rate]),
  )
  return new Map(
    currencies.flatMap(currency => {
      const rate = currency === 'USD' ? '1' : (stored.get(currency) ?? bundledRates[currency])
      return rate === undefined ? [] : [[currency, rate] as const]
    }),
  )
}

/** Units of a currency for one US dollar; undefined for a currency without a known rate. */
export const exchangeRate = async (
  database: Queryable,
  currency: Currency,
): Promise<ExchangeRate | undefined> => (await exchangeRates(database, [currency])).get(currency)

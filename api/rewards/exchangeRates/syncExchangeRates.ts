import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { callVendor } from '../../partners/calls.ts'
import { readEcbRates } from './readEcbRates.ts'

const address = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml'
const timeoutMilliseconds = 20_000

/** Reads the rates of the day from the European Central Bank. Rates that it no longer publishes stay as they were. */
export const syncExchangeRates = async (
  database: Queryable,
  fetching: typeof fetch,
  signal: AbortSignal,
): Promise<void> => {
  const { status, text } = await callVendor(fetching, {
    vendor: 'The European Central Bank',
    url: address,
    method: 'GET',
    headers: { accept: 'application/xml' },
    signal,
    timeoutMilliseconds,
  })
  if (status !== 200)
    throw new Error(`The European Central Bank answered ${status} instead of exchange rates.`)
  const { asOf, perDollar } = readEcbRates(text)
  await database.query(
    `insert into rewards.exchange_rates as known (currency, units_per_dollar, as_of)
     select currency, rate, $3 from unnest($1::text[], $2::text[]) as given (currency, rate)
     on conflict (currency) do update set units_per_dollar = excluded.units_per_dollar, as_of = excluded.as_of
     where excluded.as_of >= known.as_of`,
    [[...perDollar.keys()], [...perDollar.values()], asOf],
  )
}

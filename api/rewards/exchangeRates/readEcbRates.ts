import { Currency, ExchangeRate } from '@laurel/ledger/kernel/money.ts'

export type DatedRates = { readonly asOf: string; readonly perDollar: ReadonlyMap<Currency, ExchangeRate> }

const digits = 6

/**
 * The reference rates of the European Central Bank, converted from the euro to the US dollar. Throws where the file is
 * not one of its daily files.
 */
export const readEcbRates = (xml: string): DatedRates => {
  const asOf = /<Cube time=['"](\d{4}-\d{2}-\d{2})['"]/.exec(xml)?.[1]
  const perEuro = new Map<string, number>([['EUR', 1]])
  for (const [, currency = '', rate = ''] of xml.matchAll(
    /<Cube currency=['"]([A-Z]{3})['"] rate=['"](\d{1,9}(?:\.\d{1,9})?)['"]/g,
  ))
    perEuro.set(currency, Number(rate))
  const dollar = perEuro.get('USD')
  if (asOf === undefined || dollar === undefined || dollar <= 0)
    throw new Error('The file of exchange rates has no date or no US dollar.')
  const rates = [...perEuro].flatMap(([currency, rate]) => {
    const text = ExchangeRate.safeParse((rate / dollar).toFixed(digits))
    return text.success && Currency.safeParse(currency).success ? [[currency, text.data] as const] : []
  })
  return { asOf, perDollar: new Map([...rates, ['USD', '1']]) }
}

import { z } from 'zod'

/** The code of a currency in ISO 4217, such as `EUR`. */
export const Currency = z
  .string()
  .regex(/^[A-Z]{3}$/, 'Write the currency as three letters, such as EUR.')
  .max(3)
export type Currency = z.infer<typeof Currency>

/** An amount in whole minor units: 12.50 EUR is `{ minor: 1250, currency: 'EUR' }`. */
export const Money = z.strictObject({ minor: z.int().min(0).max(1_000_000_000_000), currency: Currency })
export type Money = z.infer<typeof Money>

/** Units of a currency for one unit of another, as an exact decimal text: `0.9173`. */
export const ExchangeRate = z
  .string()
  .regex(
    /^(?=.*[1-9])\d{1,9}(\.\d{1,12})?$/,
    'Write the rate as a decimal number above zero, such as 0.9173.',
  )
export type ExchangeRate = z.infer<typeof ExchangeRate>

export const sameMoney = (one: Money, other: Money): boolean =>
  one.currency === other.currency && one.minor === other.minor

/** Throws for amounts of different currencies. */
export const addMoney = (one: Money, other: Money): Money => {
  if (one.currency !== other.currency)
    throw new Error(`${one.currency} and ${other.currency} can't be added. Convert one of them first.`)
  return { minor: one.minor + other.minor, currency: one.currency }
}

/** The digits after the decimal point of a currency: 2 for EUR, 0 for JPY, 3 for KWD. */
export const minorDigits = (currency: Currency): number => {
  const known = digitsOf.get(currency)
  if (known !== undefined) return known
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions()
  digitsOf.set(currency, maximumFractionDigits)
  return maximumFractionDigits
}

const digitsOf = new Map<Currency, number>()

/** The amount as an exact decimal number, `12.50`. */
export const decimalText = ({ minor, currency }: Money): string => {
  const digits = minorDigits(currency)
  if (digits === 0) return String(minor)
  const text = String(minor).padStart(digits + 1, '0')
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`
}

/**
 * Reads a decimal number, `12.5`, without rounding. `undefined` for a text that is no amount of the currency: a sign, an
 * exponent, or digits beyond its minor unit other than zeros.
 */
export const moneyOfDecimal = (text: string, currency: Currency): Money | undefined => {
  const [, whole = '', fraction = ''] = /^(\d{1,13})(?:\.(\d{1,12}))?$/.exec(text) ?? []
  const digits = minorDigits(currency)
  if (whole === '' || /[1-9]/.test(fraction.slice(digits))) return undefined
  const money = Money.safeParse({
    minor: Number(whole + fraction.slice(0, digits).padEnd(digits, '0')),
    currency,
  })
  return money.data
}

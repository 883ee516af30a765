import { type ExchangeRate, type Money, minorDigits } from '@laurel/ledger/kernel/money.ts'

/** 100 points are worth one US dollar. */
const pointsPerDollar = 100n

/** The points for an amount: its value in US dollars times 100, rounded up. `rate` is its currency's units per dollar. */
export const pointsFor = ({ minor, currency }: Money, rate: ExchangeRate): number => {
  const { units, scale } = exactly(rate)
  const numerator = BigInt(minor) * pointsPerDollar * scale
  const denominator = 10n ** BigInt(minorDigits(currency)) * units
  return Number((numerator + denominator - 1n) / denominator)
}

/** The amount that points are worth in a currency, rounded down to its minor unit. */
export const moneyFor = (points: number, currency: string, rate: ExchangeRate): Money => {
  const { units, scale } = exactly(rate)
  const numerator = BigInt(points) * units * 10n ** BigInt(minorDigits(currency))
  return { minor: Number(numerator / (pointsPerDollar * scale)), currency }
}

/** A decimal text as a fraction of whole numbers. */
const exactly = (rate: ExchangeRate): { readonly units: bigint; readonly scale: bigint } => {
  const [whole = '', fraction = ''] = rate.split('.')
  return { units: BigInt(whole + fraction), scale: 10n ** BigInt(fraction.length) }
}

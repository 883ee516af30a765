import { type Currency, type ExchangeRate, type Money, minorDigits } from '@laurel/ledger/kernel/money.ts'
import type { Points } from '@laurel/ledger/kernel/points.ts'
import { payoutFeeOf } from './payoutFee.ts'

/** PayPal pays whole units of these, although some of the currencies have smaller ones. */
export const wholeUnits: ReadonlySet<Currency> = new Set(['HUF', 'JPY', 'TWD'])

export type PayoutAmount = {
  /** What arrives: zero where the fee takes all of it. */
  readonly sent: Money
  readonly fee: Money
}

/** 100 points are one US dollar: converted, less the fee, rounded down to what PayPal can pay. */
export const payoutAmountOf = (points: Points, currency: Currency, rate: ExchangeRate): PayoutAmount => {
  const fee = payoutFeeOf(currency)
  const [whole = '', fraction = ''] = rate.split('.')
  const dividend = BigInt(points) * BigInt(whole + fraction) * 10n ** BigInt(minorDigits(currency))
  const divisor = 100n * 10n ** BigInt(fraction.length)
  const unit = wholeUnits.has(currency) ? 10n ** BigInt(minorDigits(currency)) : 1n
  const net = dividend - BigInt(fee.minor) * divisor
  const units = net > 0n ? net / (divisor * unit) : 0n
  return { sent: { minor: Number(units * unit), currency }, fee }
}

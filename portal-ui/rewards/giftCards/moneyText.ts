import { type Money, minorDigits } from '@laurel/ledger/kernel/money.ts'
import { useFormats } from '../../app/connection/useFormats.ts'

export const unitsOf = ({ minor, currency }: Money): number => minor / 10 ** minorDigits(currency)

/** Writes an amount in its currency, without zeros after the point: `$25`, `€12.50`. */
export const useMoneyText = (): ((money: Money) => string) => {
  const { locale } = useFormats()
  return money =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: money.currency,
      trailingZeroDisplay: 'stripIfInteger',
    }).format(unitsOf(money))
}

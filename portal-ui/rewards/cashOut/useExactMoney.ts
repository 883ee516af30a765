import { decimalText, type Money } from '@laurel/ledger/kernel/money.ts'
import { useFormats } from '../../app/connection/useFormats.ts'

/** Writes amounts with all their decimals: `€9.75`, `¥1,200`. */
export const useExactMoney = (): ((money: Money) => string) => {
  const formats = useFormats()
  return amount => formats.money(Number(decimalText(amount)), amount.currency)
}

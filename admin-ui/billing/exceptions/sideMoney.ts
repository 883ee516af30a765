import type { Formats } from '@laurel/contract/browser/formats.ts'

/** An amount in the smallest unit of its currency, which is a hundredth of most and a whole of some. */
export const sideMoney = (formats: Formats, amount: number, currency: string): string => {
  const code = currency.toUpperCase()
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions()
      .maximumFractionDigits ?? 2
  return formats.money(amount / 10 ** digits, code).replace('-', '−')
}

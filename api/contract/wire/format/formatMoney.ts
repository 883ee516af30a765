import { pointsPerDollar } from '@laurel/ledger/kernel/points.ts'

/** `$1.00`: two decimals, USD unless said otherwise. */
export const formatMoney = (amount: number, currency = 'USD', locale = 'en-US'): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(amount)

/** What points are worth, as shown beside them: 250 points are `$2.50`. */
export const formatPointsAsMoney = (points: number, locale = 'en-US'): string =>
  formatMoney(points / pointsPerDollar, 'USD', locale)

import type { PayoutRail } from '@laurel/contract/rewards/payouts/destination.ts'
import { countryOfLocale } from '@laurel/ledger/kernel/countryOfLocale.ts'
import type { Currency, ExchangeRate, Money } from '@laurel/ledger/kernel/money.ts'
import type { Points } from '@laurel/ledger/kernel/points.ts'
import type { MemberState } from '@laurel/ledger/members/state.ts'
import { payoutAmountOf } from './rules/payoutAmount.ts'
import { payoutCurrencyOf } from './rules/payoutCurrency.ts'

export type RateOf = (currency: Currency) => Promise<ExchangeRate | undefined>

export type PayoutQuote = {
  readonly rail: PayoutRail
  readonly points: Points
  readonly currency: Currency
  readonly rate: ExchangeRate
  readonly fee: Money
  readonly sent: Money
}

/** The country to which a member is paid: the one that they chose. */
export const payoutCountryOf = (member: MemberState): string =>
  countryOfLocale(member.kind === 'known' ? member.chosenLocale?.locale : null)

/** The amount that arrives for points in a country. Venmo pays US dollars, and so does a currency without a rate. */
export const quotePayout = async (
  rateOf: RateOf,
  { rail, points, country }: { rail: PayoutRail; points: Points; country: string },
): Promise<PayoutQuote> => {
  const local = rail === 'VENMO' ? 'USD' : payoutCurrencyOf(country)
  const localRate = local === 'USD' ? '1' : await rateOf(local)
  const [currency, rate] = localRate === undefined ? ['USD', '1'] : [local, localRate]
  return { rail, points, currency, rate, ...payoutAmountOf(points, currency, rate) }
}

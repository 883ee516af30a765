import { pointsFor } from '@laurel/contract/rewards/pointsForMoney.ts'
import { addMoney, type ExchangeRate, type Money } from '@laurel/ledger/kernel/money.ts'
import type { Points } from '@laurel/ledger/kernel/points.ts'
import type { MarketplaceOffer } from '../vendors/marketplace.ts'

/** An offer that can be bought, with its price in points. */
export type PricedOffer = {
  readonly offerId: string
  readonly unitPrice: Money
  readonly tax: Money
  readonly shipping: Money
  readonly points: { readonly total: Points; readonly tax: Points; readonly shipping: Points }
  readonly isPrime: boolean
  readonly isFreeShipping: boolean
}

/** The offers that can be bought: Prime and free shipping first, then the lowest price. */
export const pricedOffers = (
  offers: readonly MarketplaceOffer[],
  rates: ReadonlyMap<string, ExchangeRate>,
): readonly PricedOffer[] =>
  offers
    .flatMap(offer => pricedOffer(offer, rates) ?? [])
    .toSorted(
      (one, other) =>
        Number(isPreferred(other)) - Number(isPreferred(one)) || one.points.total - other.points.total,
    )

const isPreferred = ({ isPrime, isFreeShipping }: PricedOffer): boolean => isPrime || isFreeShipping

/** A currency without a known rate has no price in points. */
const pricedOffer = (
  { offerId, price, tax, shipping, isAvailable, isRestricted, isPrime, isFreeShipping }: MarketplaceOffer,
  rates: ReadonlyMap<string, ExchangeRate>,
): PricedOffer | null => {
  const rate = price ? rates.get(price.currency) : undefined
  if (!isAvailable || isRestricted || !price || rate === undefined || price.minor === 0) return null
  const inCurrency = (money: Money | null): Money => money ?? { minor: 0, currency: price.currency }
  const costs = { tax: inCurrency(tax), shipping: inCurrency(shipping) }
  if (costs.tax.currency !== price.currency || costs.shipping.currency !== price.currency) return null
  return {
    offerId,
    unitPrice: price,
    ...costs,
    points: {
      total: pointsFor(addMoney(addMoney(price, costs.tax), costs.shipping), rate),
      tax: pointsFor(costs.tax, rate),
      shipping: pointsFor(costs.shipping, rate),
    },
    isPrime,
    isFreeShipping,
  }
}

/** Offers that would be for sale, if Amazon or the rates gave them a price. */
export const hasHiddenPrice = (
  offers: readonly MarketplaceOffer[],
  rates: ReadonlyMap<string, ExchangeRate>,
): boolean =>
  offers.some(
    ({ isAvailable, isRestricted, price }) =>
      isRestricted || (isAvailable && (price === null || !rates.has(price.currency))),
  )

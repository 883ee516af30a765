import { describe, expect, test } from 'vitest'
import type { MarketplaceOffer } from '../vendors/marketplace.ts'
import { hasHiddenPrice, pricedOffers } from './pricedOffers.ts'

const rates = new Map([
  ['USD', '1'],
  ['EUR', '0.8'],
])

const offer = (changes: Partial<MarketplaceOffer>): MarketplaceOffer => ({
  offerId: 'offer',
  price: { minor: 1000, currency: 'USD' },
  tax: null,
  shipping: null,
  isAvailable: true,
  isRestricted: false,
  isPrime: false,
  isFreeShipping: false,
  ...changes,
})

describe('the offers of a product', () => {
  test('cost price, tax and shipping in points', () => {
    const euros = (minor: number) => ({ minor, currency: 'EUR' })
    expect(
      pricedOffers([offer({ price: euros(1000), tax: euros(190), shipping: euros(400) })], rates),
    ).toMatchObject([{ points: { total: 1988, tax: 238, shipping: 500 } }])
  })

  test('come with Prime or free shipping first, then by price', () => {
    const offers = [
      offer({ offerId: 'cheap', price: { minor: 500, currency: 'USD' } }),
      offer({ offerId: 'prime', isPrime: true }),
      offer({ offerId: 'free', isFreeShipping: true, price: { minor: 900, currency: 'USD' } }),
    ]
    expect(pricedOffers(offers, rates).map(({ offerId }) => offerId)).toEqual(['free', 'prime', 'cheap'])
  })

  test.each([
    ['is out of stock', { isAvailable: false }, false],
    ['is restricted', { isRestricted: true }, true],
    ['has no price', { price: null }, true],
    ['has a currency without a rate', { price: { minor: 100, currency: 'XAU' } }, true],
  ])('one that %s is not for sale', (_name, changes, isHidden) => {
    const offers = [offer(changes)]
    expect(pricedOffers(offers, rates)).toEqual([])
    expect(hasHiddenPrice(offers, rates)).toBe(isHidden)
  })
})

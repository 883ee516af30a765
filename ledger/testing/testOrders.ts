import type { RewardOrder } from '../rewards/orders/vocabulary.ts'
import type { RedemptionType } from '../rewards/redemptions/events.ts'
import { idOf } from './testCommand.ts'

export const annsAddress = {
  name: 'Ann Meadow',
  street1: '1 Orchard Lane',
  street2: '',
  city: 'Bern',
  state: '',
  postalCode: '3011',
  country: 'CH',
  phone: '',
}

const dollars = (minor: number) => ({ minor, currency: 'USD' })

export const testItemId = idOf('hoodie')

/** An order that fits each type; null for rewards that the company hands over itself. */
export const testOrders = {
  GIFT_CARD: {
    kind: 'giftCard',
    vendor: 'memory',
    productId: 'coffee',
    variantId: 'coffee-25',
    faceValue: dollars(2500),
    cost: dollars(2400),
    exchangeRate: '1',
    thumbnailUrl: null,
  },
  AMAZON: {
    kind: 'amazon',
    asin: 'B00EXAMPLE',
    offerId: 'offer-1',
    region: 'US',
    unitPrice: dollars(1999),
    tax: dollars(160),
    shipping: dollars(0),
    title: 'A teapot',
    thumbnailUrl: null,
    address: annsAddress,
  },
  CUSTOM_CATALOG: {
    kind: 'catalogItem',
    itemId: testItemId,
    variantId: null,
    variantName: null,
    address: annsAddress,
  },
  STOREFRONT: { kind: 'storefront', sku: 'HOODIE-M', address: annsAddress },
  INTEGRATION_CUSTOM: {
    kind: 'integrationItem',
    vendor: 'memory',
    itemId: 'mug',
    variantId: 'mug-blue',
    address: annsAddress,
  },
  DONATION: { kind: 'donation', ein: '53-0196605', charityName: 'Red Cross', amount: dollars(1000) },
  PAYPAL: {
    kind: 'payout',
    rail: 'paypal',
    destination: 'ann.meadow@pay.example',
    sent: dollars(975),
    exchangeRate: '1',
    fee: dollars(25),
  },
  CUSTOM: null,
  CUSTOM_REDEMPTION: null,
} as const satisfies Record<RedemptionType, RewardOrder | null>

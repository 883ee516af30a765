import type { Purchase } from '@laurel/api/rewards/purchasing/purchase.ts'
import { testOrders } from '@laurel/ledger/testing/testOrders.ts'
import { products } from './amazon/catalog/catalog.ts'

const [asin = ''] = [...products.keys()]
const dollars = (minor: number) => ({ minor, currency: 'USD' })

/** An order that the stand-in of each vendor can deliver. */
export const chosen = {
  amazon: {
    redemptionType: 'AMAZON',
    order: {
      ...testOrders.AMAZON,
      asin,
      offerId: `${asin}-US-prime`,
      unitPrice: dollars(100_000),
      tax: dollars(10_000),
      address: { ...testOrders.AMAZON.address, state: 'NY', postalCode: '10001', country: 'US' },
    },
  },
  cysend: {
    redemptionType: 'GIFT_CARD',
    order: {
      ...testOrders.GIFT_CARD,
      vendor: 'cysend',
      productId: '7001',
      variantId: '50 PLN',
      faceValue: { minor: 5_000, currency: 'PLN' },
      cost: null,
    },
  },
  paypal: { redemptionType: 'PAYPAL', order: testOrders.PAYPAL },
  pledge: { redemptionType: 'DONATION', order: { ...testOrders.DONATION, ein: '890001000' } },
  printful: {
    redemptionType: 'INTEGRATION_CUSTOM',
    order: {
      ...testOrders.INTEGRATION_CUSTOM,
      vendor: 'printful',
      itemId: '310001',
      variantId: '410001',
    },
  },
  tango: {
    redemptionType: 'GIFT_CARD',
    order: {
      ...testOrders.GIFT_CARD,
      vendor: 'tango',
      productId: 'B100100',
      variantId: 'U200002',
      cost: null,
    },
  },
  xoxoday: {
    redemptionType: 'GIFT_CARD',
    order: {
      ...testOrders.GIFT_CARD,
      vendor: 'xoxoday',
      productId: '31000',
      variantId: '1000',
      faceValue: { minor: 100_000, currency: 'INR' },
      cost: null,
    },
  },
} as const satisfies Record<string, Pick<Purchase, 'redemptionType' | 'order'>>
export type Name = keyof typeof chosen
export const names = [
  'amazon',
  'cysend',
  'paypal',
  'pledge',
  'printful',
  'tango',
  'xoxoday',
] as const satisfies readonly Name[]

export type Move = 'pending' | 'processing' | 'complete' | 'cancelled' | 'returned'

/** What a vendor does with an order next, by what it did last. */
export const moves: Record<Name, Partial<Record<Move, readonly Move[]>>> = {
  amazon: {
    pending: ['processing', 'complete', 'cancelled'],
    processing: ['complete', 'cancelled'],
    complete: ['returned'],
  },
  paypal: { pending: ['complete', 'cancelled'], complete: ['cancelled'] },
  pledge: { pending: ['processing', 'complete', 'cancelled'], processing: ['complete'] },
  printful: {
    pending: ['processing', 'complete', 'cancelled'],
    processing: ['complete', 'cancelled'],
    complete: ['returned'],
  },
  // Their orders are complete at once, or at the first look: codes that were delivered are not cancelled.
  cysend: {},
  tango: {},
  xoxoday: {},
}

/** The statuses of a redemption that agree with a status of the vendor. */
export const agreeing: Readonly<Record<string, readonly string[]>> = {
  none: ['PENDING', 'CANCELLED'],
  pending: ['PENDING'],
  processing: ['PENDING', 'PROCESSING'],
  complete: ['COMPLETE'],
  cancelled: ['CANCELLED', 'RETURNED'],
  returned: ['CANCELLED', 'RETURNED'],
}
